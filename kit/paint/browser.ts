/** What every page has of its own, as the gateway writes it in (gateway/src/pages/render.ts). */
const words = {
  productName: '{{productName}}',
  prayersMailbox: '{{prayersMailbox}}',
  donationUrl: '{{donationUrl}}',
};

/** As much of a browser as the program asks for before anything is shown. */
const location = {
  pathname: '/',
  search: '',
  hash: '',
  origin: 'http://localhost',
  href: 'http://localhost/',
};
const nothing = () => undefined;
const window = {
  location,
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
  getElementById: () => ({ textContent: JSON.stringify(words) }),
  querySelectorAll: () => [],
  addEventListener: nothing,
};
Object.assign(globalThis, { window, document });

/** The address that is painted next. */
export function standAt(pathname: string): void {
  location.pathname = pathname;
  location.href = location.origin + pathname;
}
