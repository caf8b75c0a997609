import { redirectAfter, useMutation, useSession, useSignInRedirect, useToast } from 'kit';
import { GivePraiseDocument, type PraiseButton_TestimonialFragment } from '../gen/graphql';
import { useTestimonyFailure } from '../testimonies/useTestimonyFailure';

/** Praises God for a testimony. The count rises at once and falls back if it could not be given. */
export function usePraise({ id, praiseCount, isOwner }: PraiseButton_TestimonialFragment) {
  const { person } = useSession();
  const toast = useToast();
  const redirect = useSignInRedirect();
  const tellOfFailure = useTestimonyFailure();
  const [givePraise, { loading }] = useMutation(GivePraiseDocument, {
    variables: { testimonialId: id },
    optimisticResponse: {
      praise: { __typename: 'Testimonial', id, praiseCount: praiseCount + 1, hasPraised: true, isOwner },
    },
  });

  return {
    isPending: loading,
    async praise() {
      if (!person) {
        toast({
          title: 'Sign in required',
          description: 'Please sign in to praise God for this testimony.',
          variant: 'destructive',
        });
        redirect(redirectAfter.praiseSignIn);
        return;
      }
      try {
        await givePraise();
        toast({ title: 'Praise God!', description: 'You give thanks together with the one who wrote.' });
      } catch (error) {
        tellOfFailure(error, 'Failed to add praise');
      }
    },
  };
}
