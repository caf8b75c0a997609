import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { announce } from 'kit';
import { countOf } from './format';

interface Results {
  /** The number of rows; undefined until they are loaded. */
  shown: number | undefined;
  hasMore: boolean;
  one: string;
  many: string;
}

/** Announces what a search has found; once, since each search has a list of its own. */
export function useAnnouncedResults(results: Results): void {
  const isFound = results.shown !== undefined;
  const tell = useEffectEvent(() => announce(describe(results)));

  useEffect(() => {
    if (isFound) tell();
  }, [isFound]);
}

function describe({ shown = 0, hasMore, one, many }: Results): string {
  if (shown === 0) return t`Nothing was found`;
  return hasMore ? t`The first ${{ countOf: countOf(shown, one, many) }}` : countOf(shown, one, many);
}
