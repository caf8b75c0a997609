/** An element and its ancestors below the body. */
export function focusPathOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [element, ...focusPathOf(parent)] : [element];
}

/** Focuses the first of a path that is still there, so that keyboard and screen reader go on from near it. */
export function focusNearest(path: readonly Element[]): void {
  const element = path.find((one) => one.isConnected && !one.matches(':disabled'));
  if (!(element instanceof HTMLElement) || element === document.body) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
