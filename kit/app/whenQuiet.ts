const settle = 2000;

/** Begins what can wait: the page has loaded, has had time for what it asks first, and is idle. */
export function whenQuiet(begin: () => void): void {
  const later = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), settle);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
