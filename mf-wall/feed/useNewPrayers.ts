import { useState } from 'react';
import type { LiveUpdate } from 'schema/live';
import { useApolloClient, useLiveUpdates } from 'kit';
import type { Filters } from '../filters/useFilters';
import { removeFromFeeds } from './wallLists';

/** The maximum number of remembered ids. */
const maxRemembered = 500;

type Changes = Pick<LiveUpdate, 'newPrayers' | 'gonePrayers'>;

export interface NewPrayers {
  /** Ids of prayers that were shared since the wall was opened, and match the filters. */
  added: readonly number[];
  /** Ids of prayers that were removed from the wall since. */
  gone: ReadonlySet<number>;
}

/** The prayers that were added and removed while the wall is open, according to live updates. */
export function useNewPrayers({ categories }: Filters): NewPrayers {
  const { cache } = useApolloClient();
  const [changes, setChanges] = useState<Changes>({ newPrayers: [], gonePrayers: [] });
  useLiveUpdates(({ newPrayers, gonePrayers }) => {
    if (newPrayers.length + gonePrayers.length === 0) return;
    // A reader who may no longer read a prayer loses its card at once.
    gonePrayers.forEach((id) => removeFromFeeds(cache, id));
    setChanges((known) => ({
      newPrayers: [...known.newPrayers, ...newPrayers].slice(-maxRemembered),
      gonePrayers: [...known.gonePrayers, ...gonePrayers],
    }));
  });

  return {
    added: changes.newPrayers
      .filter(({ category }) => categories.length === 0 || categories.includes(category))
      .map(({ id }) => id),
    gone: new Set(changes.gonePrayers),
  };
}
