import { useEffect, useRef } from 'react';
import { useLocation } from 'kit';

/** Acts when the page gives way to another: a dialog that is open over it closes with it. */
export function useOnLeaving(act: () => void): void {
  const { pathname } = useLocation();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => () => latest.current(), [pathname]);
}
