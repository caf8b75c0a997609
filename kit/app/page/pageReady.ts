import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

let showPage: (() => void) | null = null;
const listeners = new Set<() => void>();

/** For the shell: `show` is called once, as soon as the first page has its content, or has failed. */
export function onPageReady(show: () => void): void {
  showPage = show;
}

/** A page reports that its content can be seen. Until then a prerendered page stands in the document in its place. */
export function usePageReady(isReady = true): void {
  useLayoutEffect(() => {
    if (!isReady || !showPage) return;
    showPage();
    showPage = null;
    for (const notify of listeners) notify();
  }, [isReady]);
}

/** Whether the page is in the document. What is not seen at first, or requests more, can wait for it. */
export function useIsPageReady(): boolean {
  const [isReady, setReady] = useState(() => showPage === null);

  useEffect(() => {
    if (isReady) return;
    const notify = () => startTransition(() => setReady(true));
    if (showPage === null) notify();
    listeners.add(notify);
    return () => void listeners.delete(notify);
  }, [isReady]);

  return isReady;
}
