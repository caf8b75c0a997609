import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

const spinFor = 1000;

/** Refetches all queries of the page; busy for one second (specification, section 2). */
export function useRefreshAll(): { isBusy: boolean; refresh: () => void } {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isBusy,
    refresh() {
      setBusy(true);
      timer.current = window.setTimeout(() => setBusy(false), spinFor);
      // Each query shows its own failure.
      client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
  };
}
