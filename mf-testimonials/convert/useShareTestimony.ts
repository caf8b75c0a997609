import type { TestimonyForm } from 'schema/rules/testimony';
import { readFailure, useMutation, useToast, type Failure } from 'kit';
import { ShareTestimonyDocument } from '../gen/graphql';
import { useTestimonyFailure } from '../testimonies/useTestimonyFailure';
import { moveToTestimonies } from './walls';

/** Turns a prayer into a testimony; answers null when it stands on the wall, else the fields that were refused. */
export function useShareTestimony(prayerId: number) {
  const toast = useToast();
  const tellOfFailure = useTestimonyFailure();
  const [shareTestimony] = useMutation(ShareTestimonyDocument, {
    update(cache, { data }) {
      if (data) moveToTestimonies(cache, prayerId, data.shareTestimony.id);
    },
  });

  return async (input: TestimonyForm): Promise<Failure['fieldErrors'] | null> => {
    try {
      await shareTestimony({ variables: { prayerId, input } });
      toast({
        title: 'Testimonial Created!',
        description: 'Your prayer has moved to the testimonial wall.',
      });
      return null;
    } catch (error) {
      tellOfFailure(error, 'Failed to create testimonial');
      return readFailure(error).fieldErrors;
    }
  };
}
