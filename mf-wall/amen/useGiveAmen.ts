import { useFailureToast, useMutation, useToast } from 'kit';
import { GiveAmenDocument, type AmenButton_PrayerFragment } from '../gen/graphql';
import { useFreshFigures } from '../journey/useFreshFigures';

/** Gives an amen to a prayer. The count rises at once and falls back if it could not be given. */
export function useGiveAmen({ id, status, amenCount }: AmenButton_PrayerFragment) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const freshenFigures = useFreshFigures();
  const [giveAmen, { loading }] = useMutation(GiveAmenDocument, {
    variables: { prayerId: id },
    optimisticResponse: {
      giveAmen: { __typename: 'Prayer', id, status, amenCount: amenCount + 1, hasAmened: true },
    },
  });

  return {
    isPending: loading,
    async giveAmen() {
      try {
        await giveAmen();
        toast({ title: 'Amen added', description: 'Your support has been recorded.' });
        freshenFigures();
      } catch (error) {
        tellOfFailure(error, {
          signIn: 'You need to sign in to give an amen.',
          otherwise: 'Failed to add amen',
        });
      }
    },
  };
}
