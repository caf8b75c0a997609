import type { PrayerForm } from 'schema/rules/prayer';
import { readFailure, useComposer, useFailureToast, useMutation, useToast, type Failure } from 'kit';
import { placeOnTop } from '../feed/wallLists';
import { SubmitPrayerDocument } from '../gen/graphql';
import { useFreshFigures } from '../journey/useFreshFigures';

type Outcome =
  { isBrought: true; needsCare: boolean } | { isBrought: false; refused: Failure['fieldErrors'] };

/** Brings a prayer to the wall; answers whether it stands there, and which fields were refused if not. */
export function useSubmitPrayer() {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const freshenFigures = useFreshFigures();
  const { returnAfterSignIn } = useComposer();
  const [submitPrayer] = useMutation(SubmitPrayerDocument, {
    update(cache, { data }, { variables }) {
      if (data) placeOnTop(cache, data.submitPrayer.id, variables?.input.category ?? 'general');
    },
  });

  return async (prayer: PrayerForm): Promise<Outcome> => {
    try {
      const { data } = await submitPrayer({ variables: { input: prayer } });
      toast({
        title: 'Prayer Submitted',
        description: 'Your prayer request has been shared with the community.',
      });
      freshenFigures();
      return { isBrought: true, needsCare: data?.submitPrayer.needsCare ?? false };
    } catch (error) {
      const failure = readFailure(error);
      if (failure.code === 'UNAUTHENTICATED') returnAfterSignIn();
      tellOfFailure(error, {
        signIn: 'You need to sign in to post a prayer request.',
        otherwise: 'Failed to submit prayer request.',
      });
      return { isBrought: false, refused: failure.fieldErrors };
    }
  };
}
