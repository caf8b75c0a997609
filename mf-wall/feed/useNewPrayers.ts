import { useState } from 'react';
import type { LiveUpdate } from 'schema/live';
import { useLiveUpdates } from 'kit';
import type { Filters } from '../filters/useFilters';

/** Nobody counts more than these. */
const mostRemembered = 500;

type Changes = Pick<LiveUpdate, 'newPrayers' | 'gonePrayers'>;

export interface NewPrayers {
  /** Ids of prayers that were brought since the wall was opened, and belong in a list of these filters. */
  added: readonly number[];
  /** Ids of prayers that have left the wall since. */
  gone: ReadonlySet<number>;
}

/** The prayers that came to the wall and left it while it is open, as far as the live connection covers it. */
export function useNewPrayers({ categories }: Filters): NewPrayers {
  const [changes, setChanges] = useState<Changes>({ newPrayers: [], gonePrayers: [] });
  useLiveUpdates(({ newPrayers, gonePrayers }) => {
    if (newPrayers.length + gonePrayers.length === 0) return;
    setChanges((known) => ({
      newPrayers: [...known.newPrayers, ...newPrayers].slice(-mostRemembered),
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
