import type { PageData } from 'schema/page';

const fallback = {
  // oxlint-disable-next-line site/literal-text -- the product's name
  productName: 'Prayer Wall',
  prayersMailbox: 'prayers@example.org',
  donationUrl: 'https://example.org/donate',
  siteOrigin: '',
  production: false,
  locale: 'en',
  catalogs: { folder: '', locales: [] },
  session: null,
  registry: { remotes: {} },
  results: [],
} satisfies Omit<PageData, 'signInWays'>;

const element = document.getElementById('page');

/** The data that came with the page; the defaults are for tests. */
export const page = {
  ...fallback,
  ...(element ? (JSON.parse(element.textContent) as Partial<PageData>) : {}),
} as PageData;

/** Lets styles that are made at run time pass the Content-Security-Policy. */
export const pageNonce: string = element?.nonce ?? '';
