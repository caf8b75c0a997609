import { useEffect, useState } from 'react';

/** Whether to check a feed for changes: immediately if it is from the cache, else after the polling interval. */
export function useDue(isThere: boolean, isFromCache: boolean, interval: number): boolean {
  const [isDue, setDue] = useState(isFromCache);

  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setDue(true), interval);
    return () => clearTimeout(timer);
  }, [isThere, interval]);

  return isThere && isDue;
}
