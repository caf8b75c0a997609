require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

// The configuration is that of all files of a worker.
const { describe = getConfig().getElementError } = getConfig().getElementError;
configure({
  // Lazy modules are compiled when they are first imported: on a busy machine that takes seconds.
  asyncUtilTimeout: 15_000,
  getElementError,
});

getElementError.describe = describe;

/** A test that waits looks for its element again and again. The document is printed when the wait is over. */
function getElementError(message, container) {
  if (getConfig()._disableExpensiveErrorDiagnostics) return describedLate(message, container);
  const error = describe(message, container);
  // jest shows the first line that is not a library's.
  Error.captureStackTrace(error, getElementError);
  return error;
}

function describedLate(message, container) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => describe(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

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
  configurable: true,
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

// Nor does jsdom match its own sheet against each element that is looked at: an element is displayed as the first of its
// kind was, or as its own style says. Each value is computed when it is read.
const computedStyleOf = window.getComputedStyle;
const displays = new Map();
window.getComputedStyle = (element, ...pseudo) => {
  if (globalThis.appliesStyles) return computedStyleOf(element, ...pseudo);
  const read = {
    display: () => displayOf(element),
    visibility: () => inherited(element, 'visibility') ?? 'visible',
    'pointer-events': () => inherited(element, 'pointer-events') ?? 'auto',
  };
  return Object.create(element.style, {
    display: { get: read.display },
    visibility: { get: read.visibility },
    pointerEvents: { get: read['pointer-events'] },
    getPropertyValue: {
      value: (name) => (Object.hasOwn(read, name) ? read[name]() : element.style.getPropertyValue(name)),
    },
  });
};

function displayOf(element) {
  const own = element.hasAttribute('style') && element.style.display;
  if (own) return own;
  const kind = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name)).join(element.localName);
  if (!displays.has(kind)) displays.set(kind, computedStyleOf(element).display);
  return displays.get(kind);
}

function inherited(element, property) {
  for (let styled = element; styled; styled = styled.parentElement) {
    const value = styled.hasAttribute('style') && styled.style.getPropertyValue(property);
    if (value) return value;
  }
}

// React's development build takes a stack trace for each of the first 10,000 elements in a second, for its warnings.
const { dirname } = require('node:path');
const react = require(require.resolve('react', { paths: [dirname(expect.getState().testPath)] }));
Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {} },
);
