import { useFailureToast, useMutation, useToast } from 'kit';
import { GiveAmenDocument, type AmenButton_PrayerFragment } from '../gen/graphql';

/** Says amen to a prayer. The count rises at once and falls back if it could not be given. */
export function useGiveAmen(prayer: Omit<AmenButton_PrayerFragment, ' $fragmentName'>) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [giveAmen, { loading }] = useMutation(GiveAmenDocument, {
    variables: { prayerId: prayer.id },
    optimisticResponse: {
      giveAmen: { ...prayer, __typename: 'Prayer', amenCount: prayer.amenCount + 1, hasAmened: true },
    } as never,
    refetchQueries: ['CommunityImpact', 'Journey'],
  });

  return {
    isPending: loading,
    async giveAmen() {
      try {
        await giveAmen();
        toast({ title: 'Amen added', description: 'Your support has been recorded.' });
      } catch (error) {
        tellOfFailure(error, {
          signIn: 'You need to sign in to give an amen.',
          otherwise: 'Failed to add amen',
        });
      }
    },
  };
}
