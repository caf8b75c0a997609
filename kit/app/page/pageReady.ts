import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react';

let showPage: (() => void) | null = null;
const listeners = new Set<() => void>();

/** For the shell: calls `show` once, when the first page has its content or has failed. It may show it a moment later. */
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

/**
 * Whether the page is in the document, or will be when a button is released: for parts that are not visible at first, which are rendered in a transition, and
 * not for `skip` of a query.
 */
export const useIsPageReady = (): boolean => useDeferredValue(useMayRequest());

/**
 * The same for `skip` of a query, without a transition: Apollo sends a request while it renders. A response that comes
 * before a transition is committed would discard that render, and the next one would send the request again.
 */
export function useMayRequest(): boolean {
  return useSyncExternalStore(subscribe, isShown, isShown);
}

const isShown = () => showPage === null;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
