import { expect, type Locator, type Page } from '@playwright/test';
import { expectInteractive } from './interactive';

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where an element of the program stands. It has none while it is replaced, and never if it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  await expectInteractive(element.page());
  let box: Box | null = null;
  await expect(async () => {
    box = await element.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  return box!;
}

/**
 * Faults that longer or mirrored texts cause on the page: texts that are cut off or stand outside their
 * control or the screen, controls that overlap, and a page that scrolls sideways.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    if (tooWide > 0) problems.push(`the page is ${tooWide}px too wide`);

    // The one on top, of dialogs that are opened in one another.
    const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"]');
    const top = [...dialogs].at(-1) ?? document.body;
    const excerpt = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 60)}"`;

    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const problem = problemOfText(walker.currentNode as Text);
      if (problem) problems.push(problem);
    }

    const controls = [
      ...top.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isHidden(control));
    const boxes = controls.map(visibleBox);
    const layers = controls.map(layerOf);
    for (const [index, control] of controls.entries())
      for (const [before, other] of controls.slice(0, index).entries())
        if (layers[index] === layers[before] && overlap(boxes[index]!, boxes[before]!))
          if (!control.contains(other) && !other.contains(control))
            problems.push(`${excerpt(other)} and ${excerpt(control)} overlap`);
    return [...new Set(problems)];

    function problemOfText(node: Text): string | null {
      const parent = node.parentElement!;
      if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return null;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || isHidden(parent)) return null;
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const isInside = text.left >= box.left - 1 && text.right <= box.right + 1;
        if (/auto|scroll/.test(style.overflowX)) return null;
        if (/hidden|clip/.test(style.overflowX)) {
          // On purpose: an ellipsis, a limit of lines, whole lines that had no room, and the banner, which moves.
          const isWhole = text.top >= box.bottom || element.querySelector('[data-following]');
          if (isWhole || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
          if (!isInside || text.bottom > box.bottom + 2) return `${excerpt(parent)} is cut off`;
        }
        if (element.matches('button, [role="tab"], td, th') && !isInside)
          return `${excerpt(parent)} is wider than its ${element.tagName.toLowerCase()}`;
      }
      const isOnScreen = text.left >= -1 && text.right <= window.innerWidth + 1;
      return isOnScreen ? null : `${excerpt(parent)} is beside the screen`;
    }

    /** Without what a row that scrolls hides. */
    function visibleBox(control: Element): DOMRect {
      let { left, right, top, bottom } = control.getBoundingClientRect();
      for (let outer = control.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue;
        const box = outer.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /** Only for screen readers. */
    function isHidden(element: Element): boolean {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
      return false;
    }

    /** The nearest ancestor that stays while the page scrolls. */
    function layerOf(element: Element): Element | null {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(outer).position)) return outer;
      return null;
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > 2;
    }
  });
}
