import { useEffect } from 'react';

/**
 * Stands for react-style-singleton, with which Radix's dialogs lock the page's scrolling: rules are inserted into an
 * empty style element. The original writes a text, which the Content-Security-Policy refuses (docs/decisions/0075).
 */
export function styleSingleton() {
  let users = 0;
  let element = null;

  return function Style({ styles }) {
    useEffect(() => {
      users += 1;
      if (users === 1) element = insertRules(styles);
      return () => {
        users -= 1;
        if (users === 0) element.remove();
      };
    }, [styles]);
    return null;
  };
}

/** `styles` has plain rules only. */
function insertRules(styles) {
  const element = document.createElement('style');
  document.head.append(element);
  for (const [rule] of styles.matchAll(/[^{}]+\{[^{}]*\}/g)) {
    element.sheet.insertRule(rule, element.sheet.cssRules.length);
  }
  return element;
}
