import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The present time, updated twice a minute, because chains begin and end while they are shown. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute);
    return () => clearInterval(timer);
  }, []);

  return now;
}
