import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { announce } from 'kit';

interface Results {
  /** The number of rows; undefined until they are loaded. */
  shown: number | undefined;
  hasMore: boolean;
  /** '3 prayers' */
  found: (count: number) => string;
  /** 'The first 20 prayers', of more. */
  first: (count: number) => string;
}

/** Announces what a search has found; once, since each search has a list of its own. */
export function useAnnouncedResults(results: Results): void {
  const isFound = results.shown !== undefined;
  const tell = useEffectEvent(() => announce(describe(results)));

  useEffect(() => {
    if (isFound) tell();
  }, [isFound]);
}

function describe({ shown = 0, hasMore, found, first }: Results): string {
  if (shown === 0) return t`Nothing was found`;
  return hasMore ? first(shown) : found(shown);
}
