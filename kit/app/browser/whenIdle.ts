const settle = 2000;

/** Runs work that can wait, when the page has loaded, has sent its first requests, and is idle. */
export function whenIdle(begin: () => void): void {
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), settle);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
