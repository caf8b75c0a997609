import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { nextPaint, nextTask } from '../browser/tasks';

let showPage: (() => void) | null = null;
/** Not while a prerendered page is in its place. */
let isShown = document.querySelector('[data-placeholder]') === null;
const listeners = new Set<() => void>();
const waiting: (() => void)[] = [];

/** For the shell: calls `show` once, when the first page has its content or has failed. It may show it a moment later. */
export function onPageReady(show: () => void): void {
  showPage = show;
  isShown = false;
}

/** Reports that the page has its content. Until then the prerendered page stays in the document. */
export function usePageReady(isReady = true): void {
  useLayoutEffect(() => {
    if (!isReady || !showPage) return;
    showPage();
    showPage = null;
    void followUp();
  }, [isReady]);
}

/** The page is drawn first; then each part in a task of its own, so that the browser can respond between them. */
async function followUp(): Promise<void> {
  await nextPaint();
  isShown = true;
  for (const notify of listeners) {
    notify();
    await nextTask();
  }
  for (const then of waiting.splice(0)) then();
}

/**
 * Whether the page has been drawn, or will be when a button is released: for parts that are not visible at first, which
 * are rendered in a transition, and not for `skip` of a query.
 */
export function useIsPageReady(): boolean {
  const [isReady, setReady] = useState(isShown);

  useEffect(() => {
    const follow = () => startTransition(() => setReady(isShown));
    follow();
    return subscribe(follow);
  }, []);

  return isReady;
}

/**
 * The same for `skip` of a query, without a transition: Apollo sends a request while it renders. A response that comes
 * before a transition is committed would discard that render, and the next one would send the request again.
 */
export function useMayRequest(): boolean {
  return useSyncExternalStore(subscribe, mayRequest, mayRequest);
}

const mayRequest = () => isShown;

/** Calls `then` when the page has been drawn with its content: at once where it has, else after what follows it. */
export function whenPageDrawn(then: () => void): void {
  if (isShown) then();
  else waiting.push(then);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
