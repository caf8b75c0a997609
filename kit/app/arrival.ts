import { useLayoutEffect } from 'react';

let arrive: (() => void) | null = null;

/** For the shell: `then` is called once, as soon as the first page has what it is there for, or has failed. */
export function onArrival(then: () => void): void {
  arrive = then;
}

/** Whether something painted stands in the document until the page has arrived. */
export const isArrivalAwaited = (): boolean => arrive !== null;

/**
 * A page says by it that what it is there for can be seen. Where the build has painted the page (`paintArea`), its
 * elements stand in the document until then.
 */
export function useArrival(hasArrived = true): void {
  useLayoutEffect(() => {
    if (!hasArrived) return;
    arrive?.();
    arrive = null;
  }, [hasArrived]);
}
