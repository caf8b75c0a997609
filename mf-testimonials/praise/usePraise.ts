import { useLingui } from '@lingui/react/macro';
import { redirectAfter, useSession, useSignInRedirect, useToast, useWrite } from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';
import { GivePraiseDocument, type PraiseButton_TestimonialFragment } from '../gen/graphql';
import { endedSession } from '../testimonies/endedSession';

/** Praises God for a testimony, optimistically: a failure restores the count. */
export function usePraise({ id, praiseCount, hasPraised, isOwner }: PraiseButton_TestimonialFragment) {
  const { t } = useLingui();
  const { person } = useSession();
  const toast = useToast();
  const redirect = useSignInRedirect();
  const [givePraise, { isPending }] = useWrite(GivePraiseDocument, {
    optimisticResponse: {
      praise: { __typename: 'Testimonial', id, praiseCount: praiseCount + 1, hasPraised: true, isOwner },
    },
    success: { title: t`Praise God!`, description: t`You give thanks together with the one who wrote.` },
    failure: { signIn: endedSession(), fallback: t`Failed to add praise` },
  });

  const give = async () => {
    const { failure } = await givePraise({ testimonialId: id });
    if (failure?.code === 'UNAUTHENTICATED') praiseAfterSignIn();
  };
  const praiseAfterSignIn = useAfterSignIn(`praise ${id}`, () => {
    if (!hasPraised && !isOwner) void give();
  });

  return {
    isPending,
    praise() {
      if (person) {
        void give();
        return;
      }
      praiseAfterSignIn();
      toast({
        title: t`Sign in required`,
        description: t`Please sign in to praise God for this testimony.`,
        variant: 'destructive',
      });
      redirect(redirectAfter.praiseSignIn);
    },
  };
}
