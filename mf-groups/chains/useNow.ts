import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The time, twice a minute: chains begin and end while one looks at them. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute);
    return () => clearInterval(timer);
  }, []);

  return now;
}
