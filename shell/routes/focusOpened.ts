/** Milliseconds in which the page to which one went back shows its links. */
const timeout = 10_000;

/**
 * Going back gives the focus to the link by which the left page was opened, as between documents. Browsers without the
 * Navigation API give it to the heading, as for a new page.
 */
export function followBack(): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const isBack = navigationType === 'traverse' && from.index > (navigation.currentEntry?.index ?? 0);
    if (!isBack || !from.url) return;
    const left = new URL(from.url);
    // Back within a page, as from a search, leaves the focus where it is.
    if (left.pathname !== window.location.pathname) focusOpened(left.href);
  });
}

/** Once the link is there, unless somebody has gone on in the meantime. */
function focusOpened(address: string): void {
  const until = performance.now() + timeout;
  let isOver = false;
  const end = () => (isOver = true);
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, end, { once: true });

  const look = () => {
    if (isOver || performance.now() > until) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    const opened = [...links].find(({ href }) => href === address);
    if (opened) opened.focus({ preventScroll: true });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
