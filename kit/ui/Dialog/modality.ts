/** The dialogs that stand open, the topmost last. */
const standing: HTMLElement[] = [];

/** A body-level element with this attribute stays alive while a dialog is open: toasts. */
export const aboveDialogs = { 'data-above-dialogs': '' };

/** Makes a dialog the only living part of the page until the returned function is called. */
export function enterModal(dialog: HTMLElement): () => void {
  const focusedBefore = document.activeElement;
  standing.push(dialog);
  quietenTheRest();

  return () => {
    standing.splice(standing.indexOf(dialog), 1);
    quietenTheRest();
    if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
  };
}

export function isTopmost(dialog: HTMLElement | null): boolean {
  return standing.at(-1) === dialog;
}

function quietenTheRest() {
  const topmost = standing.at(-1);
  holdTheScroll(topmost !== undefined);
  for (const child of document.body.children) {
    const isAlive = !topmost || child.contains(topmost) || child.hasAttribute('data-above-dialogs');
    child.toggleAttribute('inert', !isAlive);
  }
}

/** Keeps the page where it is; the room of its scrollbar stays, so that nothing jumps sideways. */
function holdTheScroll(isHeld: boolean) {
  const { documentElement: root, body } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  if (isHeld === root.hasAttribute('data-modal-open')) return;
  root.toggleAttribute('data-modal-open', isHeld);
  body.style.paddingInlineEnd = isHeld ? `${scrollbar}px` : '';
}
