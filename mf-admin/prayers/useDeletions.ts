import { useState } from 'react';
import { readFailure, useFailureToast, useMutation, useToast } from 'kit';
import {
  AdminOverviewDocument,
  AdminDeletePrayerDocument,
  AdminUndeletePrayerDocument,
} from '../gen/graphql';

export interface DeletedPrayer {
  id: number;
  title: string;
}

/** Deletes prayers, and remembers which, so that each can be brought back as long as the tab stays open. */
export function useDeletions() {
  const [deleted, setDeleted] = useState<readonly DeletedPrayer[]>([]);
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [deletePrayer] = useMutation(AdminDeletePrayerDocument, { refetchQueries: [AdminOverviewDocument] });
  const [undeletePrayer] = useMutation(AdminUndeletePrayerDocument, {
    refetchQueries: ['AdminPrayers', AdminOverviewDocument],
  });

  return {
    deleted,
    /** Answers whether it worked. */
    async remove(prayer: DeletedPrayer): Promise<boolean> {
      try {
        await deletePrayer({
          variables: { id: prayer.id },
          update(cache) {
            for (const __typename of ['AdminPrayer', 'Prayer']) {
              cache.evict({ id: cache.identify({ __typename, id: prayer.id }) });
            }
          },
        });
      } catch (error) {
        const isSignedOut = readFailure(error).code === 'UNAUTHENTICATED';
        if (isSignedOut) tellOfFailure(error, signedOut);
        else toast({ title: 'Error', description: 'Failed to delete prayer', variant: 'destructive' });
        return false;
      }
      setDeleted((before) => [prayer, ...before]);
      toast({ title: 'Success', description: 'Prayer deleted successfully' });
      return true;
    },
    async bringBack({ id }: DeletedPrayer): Promise<void> {
      try {
        await undeletePrayer({ variables: { id } });
      } catch (error) {
        tellOfFailure(error, { ...signedOut, otherwise: 'Failed to bring the prayer back' });
        return;
      }
      setDeleted((before) => before.filter((prayer) => prayer.id !== id));
      toast({ title: 'Success', description: 'The prayer is on the wall again' });
    },
  };
}

const signedOut = {
  signIn: 'You need to sign in to look after the site.',
  otherwise: 'Failed to delete prayer',
};
