import { onPageReady } from 'kit';

/**
 * Returns a root that is not in the document yet. It replaces `placeholder` once the page is ready, and takes over the
 * focus.
 */
export function createReplacement(placeholder: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  root.id = placeholder.id;
  const takeOver = () => {
    const focused = placeholder.contains(document.activeElement) ? document.activeElement : null;
    const next = focused && counterpartOf(focused, placeholder, root);
    placeholder.replaceWith(root);
    next?.focus({ preventScroll: true });
  };
  onPageReady(takeOver);
  // After a navigation the prerendered page is outdated.
  window.addEventListener('popstate', takeOver, { once: true });
  return root;
}

/** The element with the same id, or with the same text and attributes. */
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
