import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { readFailure, type Failure } from '../feedback/failures';

const spinFor = 1000;

/**
 * Refetches all queries of the page; busy for one second (specification, section 2).
 *
 * @param onFailure called when a query has failed; each query shows its own failure where it has nothing else to show
 */
export function useRefreshAll(onFailure?: (failure: Failure) => void): {
  isBusy: boolean;
  refresh: () => void;
} {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isBusy,
    refresh() {
      setBusy(true);
      timer.current = window.setTimeout(() => setBusy(false), spinFor);
      client.refetchQueries({ include: 'active' }).catch((error: unknown) => onFailure?.(readFailure(error)));
    },
  };
}
