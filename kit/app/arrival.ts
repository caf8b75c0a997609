import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

let arrive: (() => void) | null = null;
const listeners = new Set<() => void>();

/** For the shell: `then` is called once, as soon as the first page has what it is there for, or has failed. */
export function onArrival(then: () => void): void {
  arrive = then;
}

/**
 * A page says by it that what it is there for can be seen. Where the build has painted the page (`paintArea`), its
 * elements stand in the document until then.
 */
export function useArrival(hasArrived = true): void {
  useLayoutEffect(() => {
    if (!hasArrived || !arrive) return;
    arrive();
    arrive = null;
    for (const tell of listeners) tell();
  }, [hasArrived]);
}

/** Whether the page stands in the document. What is not seen at first, or asks for more, can wait for it. */
export function useHasArrived(): boolean {
  const [hasArrived, setArrived] = useState(() => arrive === null);

  useEffect(() => {
    if (hasArrived) return;
    const tell = () => startTransition(() => setArrived(true));
    if (arrive === null) tell();
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, [hasArrived]);

  return hasArrived;
}
