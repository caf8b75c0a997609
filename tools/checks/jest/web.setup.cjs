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
