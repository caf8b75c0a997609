import { onArrival } from 'kit';

/**
 * An element that is not in the page yet: it takes the place of `standIn` once the page has what it is there for, with
 * the focus where that was.
 */
export function successorOf(standIn: HTMLElement): HTMLElement {
  const successor = document.createElement('div');
  successor.id = standIn.id;
  const arrive = () => {
    const focused = standIn.contains(document.activeElement) ? document.activeElement : null;
    const next = focused && counterpartOf(focused, standIn, successor);
    standIn.replaceWith(successor);
    next?.focus({ preventScroll: true });
  };
  onArrival(arrive);
  // Another page is not what was painted.
  window.addEventListener('popstate', arrive, { once: true });
  return successor;
}

/** The element that says the same and leads to the same place. */
function counterpartOf(part: Element, from: Element, to: Element): HTMLElement | null {
  if (part.id) return to.querySelector<HTMLElement>(`#${CSS.escape(part.id)}`);
  const sayTheSame = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(part.localName)].filter(
      (other) =>
        other.textContent === part.textContent && features.every((name) => isSame(other, part, name)),
    );
  return sayTheSame(to)[sayTheSame(from).indexOf(part as HTMLElement)] ?? null;
}

const features = ['href', 'aria-label', 'type', 'value'];

const isSame = (one: Element, other: Element, name: string) =>
  one.getAttribute(name) === other.getAttribute(name);
