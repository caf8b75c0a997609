/** Milliseconds after which a text is removed, so that nobody reads it later as a part of the page. */
const lifetime = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells screen readers what changed without taking the focus: '12 prayers', '20 more prayers'. What a toast says is
 * announced by the toast.
 */
export function announce(text: string): void {
  const words = document.createElement('span');
  words.textContent = text;
  // A new element is announced, even with the same text.
  openAnnouncer().replaceChildren(words);
  clearTimeout(timer);
  timer = setTimeout(() => words.remove(), lifetime);
}

/**
 * The live region of `announce`. Screen readers announce only what changes in a region that they know, so it is opened
 * before anything is announced. It has no role: the toast's region is the page's `status`.
 */
export function openAnnouncer(): Element {
  const open = document.querySelector('[data-announcer]');
  if (open) return open;
  const region = document.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  region.style.cssText = 'position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
  return document.body.appendChild(region);
}
