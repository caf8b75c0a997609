import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

let showPage: (() => void) | null = null;
const listeners = new Set<() => void>();

/** For the shell: calls `show` once, when the first page has its content or has failed. */
export function onPageReady(show: () => void): void {
  showPage = show;
}

/** Reports that the page has its content. Until then the prerendered page stays in the document. */
export function usePageReady(isReady = true): void {
  useLayoutEffect(() => {
    if (!isReady || !showPage) return;
    showPage();
    showPage = null;
    for (const notify of listeners) notify();
  }, [isReady]);
}

/** Whether the page is in the document. Parts that are not visible at first, or send requests, can wait for it. */
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
