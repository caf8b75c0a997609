import { formatDate, useLingui } from 'kit';
import { useEffect, useState } from 'react';

/** The hour and the minute. */
export function Clock() {
  useLingui();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={now.toISOString()}>{formatDate(now, { timeStyle: 'short' })}</time>;
}
