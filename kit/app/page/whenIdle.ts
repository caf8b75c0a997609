import { whenPageDrawn } from './pageReady';

/** Milliseconds since the page has loaded, and has been drawn with its content. */
const settle = 2000;

/** Runs work that can wait, when the page has loaded, has its content, has sent its first requests, and is idle. */
export function whenIdle(begin: () => void): void {
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), settle);
  const wait = () => whenPageDrawn(later);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Loads what a press may need, when the browser is idle; not for those who save data. A failure is that of the press. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) load().catch(() => undefined);
  });
}
