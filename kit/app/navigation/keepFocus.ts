import { focusNearest, focusPathOf } from '../../ui/focusPath';

/**
 * A browser gives the focus to the body when the focused element is removed or disabled, and a keyboard or a screen
 * reader starts at the top of the page again. This gives it to the nearest ancestor that is still there, unless
 * somebody else has taken it by the next frame and the tasks that waited for it: a menu that closes gives it back in one.
 */
export function keepFocus(): () => void {
  let last: Element[] | null = null;
  let isWaiting = false;
  let frame = 0;
  let task = 0;

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = focusPathOf(target);
  };
  const giveBack = () => {
    isWaiting = false;
    if (!last || !hasNobodyFocus()) return;
    const path = last;
    last = null;
    if (isLost(path[0]!)) focusNearest(path);
  };
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
  const check = () => {
    cancel();
    isWaiting = true;
    frame = requestAnimationFrame(() => {
      task = window.setTimeout(giveBack);
    });
  };

  // Firefox sends no event when it removes the focused element.
  const removals = new MutationObserver(() => {
    if (!isWaiting && last && hasNobodyFocus()) check();
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
    cancel();
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
