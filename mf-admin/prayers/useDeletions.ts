import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWrite } from 'kit';
import { AdminDeletePrayerDocument, AdminUndeletePrayerDocument } from '../gen/graphql';

export interface DeletedPrayer {
  id: number;
  title: string;
}

/** Deletes prayers, and lists those that can be restored as long as the tab stays open. */
export function useDeletions() {
  const { t } = useLingui();
  const signIn = t`You need to sign in to look after the site.`;
  const [deleted, setDeleted] = useState<readonly DeletedPrayer[]>([]);
  const [deletePrayer] = useWrite(AdminDeletePrayerDocument, {
    update(cache, _, { variables }) {
      for (const __typename of ['AdminPrayer', 'Prayer']) {
        cache.evict({ id: cache.identify({ __typename, id: variables.id }) });
      }
    },
    refetch: ['AdminOverview'],
    success: { title: t`Success`, description: t`Prayer deleted successfully` },
    failure: { signIn, fallback: t`Failed to delete prayer`, isFixed: true },
  });
  const [undeletePrayer] = useWrite(AdminUndeletePrayerDocument, {
    refetch: ['AdminPrayers', 'AdminOverview'],
    success: { title: t`Success`, description: t`The prayer is on the wall again` },
    failure: { signIn, fallback: t`Failed to bring the prayer back` },
  });

  return {
    deleted,
    /** Whether it worked. */
    async remove(prayer: DeletedPrayer): Promise<boolean> {
      const { failure } = await deletePrayer({ id: prayer.id });
      if (!failure) setDeleted((before) => [prayer, ...before]);
      return failure === null;
    },
    async restore({ id }: DeletedPrayer): Promise<void> {
      const { failure } = await undeletePrayer({ id });
      if (!failure) setDeleted((before) => before.filter((prayer) => prayer.id !== id));
    },
  };
}
