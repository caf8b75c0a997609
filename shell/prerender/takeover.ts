import { onPageReady } from 'kit';

/**
 * Returns an element that is not in the page yet. It replaces `placeholder` once the page is ready, and takes over the
 * focus.
 */
export function mountBeside(placeholder: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  root.id = placeholder.id;
  const takeOver = () => {
    const focused = placeholder.contains(document.activeElement) ? document.activeElement : null;
    const next = focused && counterpartOf(focused, placeholder, root);
    placeholder.replaceWith(root);
    next?.focus({ preventScroll: true });
  };
  onPageReady(takeOver);
  // Another page is not the prerendered one.
  window.addEventListener('popstate', takeOver, { once: true });
  return root;
}

/** The element with the same text that leads to the same page. */
function counterpartOf(element: Element, from: Element, to: Element): HTMLElement | null {
  if (element.id) return to.querySelector<HTMLElement>(`#${CSS.escape(element.id)}`);
  const alike = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) =>
        other.textContent === element.textContent &&
        attributes.every((name) => other.getAttribute(name) === element.getAttribute(name)),
    );
  return alike(to)[alike(from).indexOf(element as HTMLElement)] ?? null;
}

const attributes = ['href', 'aria-label', 'type', 'value'];
