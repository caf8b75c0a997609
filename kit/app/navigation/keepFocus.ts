import { focusNearest, focusPathOf } from '../../ui/focusPath';

/**
 * A browser gives the focus to the body when the focused element is removed or disabled, and a keyboard or a screen
 * reader starts at the top of the page again. This gives it to the nearest ancestor that is still there, unless
 * somebody else has taken it by the next frame.
 */
export function keepFocus(): () => void {
  let last: Element[] | null = null;
  let frame = 0;

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = focusPathOf(target);
  };
  const check = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!last || !hasNobodyFocus()) return;
      const path = last;
      last = null;
      if (isLost(path[0]!)) focusNearest(path);
    });
  };

  // Firefox sends no event when it removes the focused element.
  const removals = new MutationObserver(() => {
    if (last && hasNobodyFocus()) check();
  });
  removals.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', check);

  return () => {
    cancelAnimationFrame(frame);
    removals.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', check);
  };
}

function hasNobodyFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A press on an empty place takes the focus away as well, on purpose. */
function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}
