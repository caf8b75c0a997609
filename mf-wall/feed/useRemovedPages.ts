import { useEffect, useRef } from 'react';
import { useApolloClient } from 'kit';
import type { Filters } from '../filters/useFilters';
import { removePages } from './wallLists';

/** Removes the further pages of a feed when the filters change; leaving the wall and coming back does not. */
export function useRemovedPages(filters: Filters): void {
  const { cache } = useApolloClient();
  const last = useRef(filters);

  useEffect(() => {
    const left = last.current;
    last.current = filters;
    if (JSON.stringify(left) !== JSON.stringify(filters)) removePages(cache, left);
  }, [cache, filters]);
}
