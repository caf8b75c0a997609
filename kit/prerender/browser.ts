/**
 * Mocks the browser APIs that the program needs for its first render in Node. The settings of the site are Mustache
 * tags, which the gateway fills in (gateway/src/web/documents/prerendered.ts).
 */
const settings = {
  productName: '{{productName}}',
  prayersMailbox: '{{prayersMailbox}}',
  donationUrl: '{{donationUrl}}',
};
const nothing = () => undefined;
const window = {
  location: { pathname: '/', search: '', hash: '', origin: 'http://localhost', href: 'http://localhost/' },
  history: { state: null, replaceState: nothing },
  addEventListener: nothing,
  removeEventListener: nothing,
};
const nonce = { nonce: '{{nonce}}', getAttribute: () => '{{nonce}}' };
const document = {
  head: { querySelector: () => nonce },
  defaultView: window,
  readyState: 'loading',
  cookie: '',
  getElementById: () => ({ textContent: JSON.stringify(settings) }),
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: nothing,
};
Object.assign(globalThis, { window, document });
