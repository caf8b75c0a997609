import { useEffect } from 'react';
import { useApolloClient } from 'kit';

/** For browsers without requestIdleCallback. */
const idleAfter = 3000;

/** Updates the member's time zone to the browser's when the page is idle. */
export function useRecordTimeZone(): void {
  const client = useApolloClient();

  useEffect(() => {
    const record = () => {
      import('./recordTimeZone')
        .then((late) => late.recordTimeZone(client))
        // The zone is recorded on another day.
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
