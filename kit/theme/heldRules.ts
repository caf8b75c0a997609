import { useInsertionEffect } from 'react';

let release: (() => void) | null = null;

/**
 * Holds the rules that styled-components adds until this component's part of the page is committed, or anything else
 * changes. React renders a page in slices, and after each slice that adds a rule the browser would compute styles and draw
 * a frame in which nothing is new (decision 111).
 */
export function useHeldRules(): void {
  hold();
  useInsertionEffect(() => release?.());
}

function hold(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet;
  // While a prerendered page is shown, the sheet is off (decision 94).
  if (release || !sheet || sheet.disabled) return;
  const { insertRule } = sheet;
  const held: [rule: string, index: number][] = [];
  sheet.insertRule = (rule, index = 0) => {
    held.push([rule, index]);
    return index;
  };
  const observer = new MutationObserver(() => release?.());
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  release = () => {
    release = null;
    observer.disconnect();
    sheet.insertRule = insertRule;
    for (const [rule, index] of held) insert(sheet, rule, index);
  };
}

/** A rule that this browser does not know has a place too: styled-components counts them. */
function insert(sheet: CSSStyleSheet, rule: string, index: number): void {
  try {
    sheet.insertRule(rule, index);
  } catch {
    sheet.insertRule(':not(*){}', index);
  }
}
