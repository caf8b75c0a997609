import { useInsertionEffect } from 'react';
import { holdRules } from './holdRules';

let release: (() => void) | null = null;

/**
 * Holds the rules that styled-components adds until this component's part of the page is committed, or anything else
 * changes (`holdRules`).
 */
export function useHeldRules(): void {
  hold();
  useInsertionEffect(() => release?.());
}

function hold(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled=active]')?.sheet;
  // While a prerendered page is shown, the sheet is off, and what replaces it holds them (decision 113).
  if (release || !sheet || sheet.disabled) return;
  const add = holdRules(sheet);
  const observer = new MutationObserver(() => release?.());
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  release = () => {
    release = null;
    observer.disconnect();
    add();
  };
}
