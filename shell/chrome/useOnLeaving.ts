import { useEffect, useRef } from 'react';
import { useLocation } from 'kit';

/** Calls `act` when the page changes: a dialog over it closes. */
export function useOnLeaving(act: () => void): void {
  const { pathname } = useLocation();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => () => latest.current(), [pathname]);
}
