import { useEffect } from 'react';
import { useApolloClient } from 'kit';

/** For browsers without requestIdleCallback. */
const idleAfter = 3000;

/** Lets the member's time zone follow their browser, when nothing else is to be done. */
export function useRecordTimeZone(): void {
  const client = useApolloClient();

  useEffect(() => {
    const record = () => {
      import('./recordTimeZone')
        .then((late) => late.recordTimeZone(client))
        // The zone stays as it was until another day.
        .catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(record, idleAfter);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(record);
    return () => cancelIdleCallback(idle);
  }, [client]);
}
