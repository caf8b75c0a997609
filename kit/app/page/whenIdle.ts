import { isPageDrawn, onPageDrawn } from './pageReady';

/** Milliseconds after the page has loaded, and after it has been drawn with its content. */
const settle = 2000;

/** Runs work that can wait, when the page has loaded, has its content, has sent its first requests, and is idle. */
export function whenIdle(begin: () => void): void {
  const later = () => setTimeout(() => (isPageDrawn() ? whenFree(begin) : onPageDrawn(later)), settle);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

const whenFree = (begin: () => void) => (window.requestIdleCallback ?? setTimeout)(begin);

/** Loads what a press may need, when the browser is idle; not for those who save data. A failure is that of the press. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) load().catch(() => undefined);
  });
}
