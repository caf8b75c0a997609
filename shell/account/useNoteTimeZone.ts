import { useEffect } from 'react';
import { useApolloClient } from 'kit';

/** Where idle moments are not told of, one comes some time after the page is there. */
const idleAfter = 3000;

/** Lets the member's time zone follow their browser, when nothing else is to be done. */
export function useNoteTimeZone(): void {
  const client = useApolloClient();

  useEffect(() => {
    const note = () => {
      import('./noteTimeZone')
        .then((late) => late.noteTimeZone(client))
        // The zone stays as it was until another day.
        .catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(note, idleAfter);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(note);
    return () => cancelIdleCallback(idle);
  }, [client]);
}
