import { onPageReady } from 'kit';
import { holdRules } from 'kit/start';

/**
 * Returns a root that is not in the document yet. It replaces `placeholder` once the page is ready and nothing of it is
 * held down, takes over the focus, and presses what was pressed before (start.js).
 */
export function createReplacement(placeholder: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  root.id = placeholder.id;
  const styles = keepStylesOff(root);
  const replace = () => {
    if (!placeholder.isConnected) return;
    const focused = placeholder.contains(document.activeElement) ? document.activeElement : null;
    const next = focused && counterpartOf(focused, placeholder, root);
    const pressed = placeholder.querySelector('[data-pressed]');
    const toPress = pressed && counterpartOf(pressed, placeholder, root);
    styles.show();
    placeholder.replaceWith(root);
    // Lays out the page now, and not in the task that draws it: both together would keep a slow phone from responding.
    root.getBoundingClientRect();
    // Before the page was drawn once, texts that are cut would be drawn without their Read More.
    afterFrame(() => {
      next?.focus({ preventScroll: true });
      toPress?.click();
    });
  };
  // A button that is replaced while it is held down gets no click.
  const replaceWhenReleased = () => {
    if (placeholder.isConnected && placeholder.matches(':active')) requestAnimationFrame(replaceWhenReleased);
    else replace();
  };
  onPageReady(() => {
    setTimeout(styles.parse);
    // In a task of its own, after that of the render, but before frames that the page's effects request.
    setTimeout(replaceWhenReleased);
    requestAnimationFrame(replaceWhenReleased);
  });
  // After a navigation the prerendered page is outdated.
  window.addEventListener('popstate', replace, { once: true });
  return root;
}

/**
 * Keeps the program's styles off until it shows something: the prerendered page has its own, and each media query that is
 * added to theirs would restyle all of it (decision 94). Its rules are held too (decision 113).
 *
 * @returns `parse` adds those of now, without an effect yet; `show` turns the styles on
 */
function keepStylesOff(root: HTMLElement): { parse: () => void; show: () => void } {
  let sheet: CSSStyleSheet | null | undefined;
  let release: (() => void) | undefined;
  const hide = () => {
    if (sheet) return;
    sheet = document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet;
    if (!sheet) return;
    sheet.disabled = true;
    release = holdRules(sheet);
  };
  const parse = () => {
    if (!sheet?.disabled) return;
    release?.();
    release = holdRules(sheet);
  };
  const show = () => {
    observer.disconnect();
    release?.();
    if (sheet) sheet.disabled = false;
  };
  const observer = new MutationObserver((changes) => (changes.some(isShown) ? show() : hide()));
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // With the first commit most rules are known. They are parsed in a task of their own, before the one that shows the page.
  new MutationObserver((_, committed) => {
    committed.disconnect();
    setTimeout(parse);
  }).observe(root, { childList: true });
  hide();
  return { parse, show };
}

/** A dialog or a toast: what has content and is not in the head. */
const isShown = ({ target, addedNodes }: MutationRecord) =>
  target !== document.head && [...addedNodes].some((node) => node.firstChild);

const afterFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * The element with the same text and attributes; React numbers ids anew. In the header, the button at the same position:
 * a member's picture or a number of notifications may have come into it.
 */
function counterpartOf(element: Element, from: Element, to: Element): HTMLElement | null {
  const alike = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => looksOf(other) === looksOf(element),
    );
  const inHeader = (root: Element) => [...root.querySelectorAll<HTMLElement>('header button')];
  for (const find of [alike, inHeader]) {
    const found = find(to)[find(from).indexOf(element as HTMLElement)];
    if (found) return found;
  }
  return null;
}

/** In a field there may be a draft, and in the page more than before. */
const looksOf = (element: Element) =>
  [
    element.matches('textarea, main') || element.textContent,
    ...['href', 'aria-label', 'type', 'value'].map((name) => element.getAttribute(name)),
  ].join();
