require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Lazy modules are compiled when they are first imported: on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lacks these, and kit/ui needs them.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});

// jsdom applies every rule to each element that is looked up by role, which took 40 % of the time. So styles go to a
// sheet that nobody reads, except in tests that call `applyStyles` (kit/testing). styled-components writes to sheets,
// not to texts, as in production.
globalThis.SC_DISABLE_SPEEDY = false;
const { get: appliedSheetOf } = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet');
const sheets = new WeakMap();
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
  get() {
    if (globalThis.appliesStyles) return appliedSheetOf.call(this);
    if (!sheets.has(this)) sheets.set(this, unreadSheet());
    return sheets.get(this);
  },
});

function unreadSheet() {
  const cssRules = [];
  return {
    cssRules,
    insertRule: (cssText, index) => cssRules.splice(index, 0, { cssText }),
    deleteRule: (index) => cssRules.splice(index, 1),
  };
}
