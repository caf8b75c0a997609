import { localeNames } from 'schema/locales';
import { openBuiltSite, type BuiltSite } from '../../testing/builtSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

test('a page says what it says in the language of the request, and preloads the catalogs of its first view', async () => {
  const spanish = { headers: { 'accept-language': 'es-MX' } };
  const catalogs = (body: string) =>
    [...body.matchAll(/<link rel="preload" as="fetch" href="([^"]+)" crossorigin \/>/g)].map(
      ([, file]) => file,
    );
  const { body } = await site.rest('GET', '/prayers', spanish);
  expect(catalogs(body)).toEqual(['/assets/locales/abc/es.json', '/mf/mf-wall/v1/locales/es.json']);
  expect(body).toContain('<title>Muro de oración');
  // A slot may use any text.
  expect(catalogs((await site.rest('GET', '/features?tab=chains', spanish)).body)).toEqual([
    '/assets/locales/abc/es.json',
    '/assets/locales/abc/es.rest.json',
    '/mf/mf-wall/v1/locales/es.json',
    '/mf/mf-wall/v1/locales/es.rest.json',
  ]);
  const landing = await site.rest('GET', '/', spanish);
  expect(landing.body).toContain('<h1>Oremos</h1>');
  expect(catalogs(landing.body)).toEqual(['/assets/locales/abc/es.json']);
  for (const headers of [undefined, { 'accept-language': 'fr' }])
    expect(catalogs((await site.rest('GET', '/prayers', { headers })).body)).toEqual([]);
});

const rootOf = (body: string) => /<html[^>]*>/.exec(body)![0];

test('a page has its language before any script runs: the member’s own, the cookie’s, the browser’s, the site’s', async () => {
  const naomi = await site.aMember();
  const french = { 'accept-language': 'fr-CA, en;q=0.5' };
  const hebrew = { ...french, cookie: `pw_session=${naomi.session}; locale=he` };
  const languageOf = async (headers: Record<string, string>) => {
    const { body, headers: sent } = await site.rest('GET', '/prayers', { headers });
    expect(sent.get('vary')).toContain('Accept-Language, Cookie');
    const [, json] = /id="page">(.*)<\/script>/.exec(body)!;
    return [rootOf(body), JSON.parse(json!).locale];
  };

  expect(await languageOf({})).toEqual(['<html lang="en" dir="ltr">', 'en']);
  expect(await languageOf(french)).toEqual(['<html lang="fr" dir="ltr">', 'fr']);
  expect(await languageOf(hebrew)).toEqual(['<html lang="he" dir="rtl">', 'he']);
  await site.rest('PUT', '/api/auth/user', { as: naomi, body: { locale: 'zh-TW' } });
  expect(await languageOf(hebrew)).toEqual(['<html lang="zh-Hans" dir="ltr">', 'zh-Hans']);
});

test('search engines find a page in each language; an address that names one chooses it for a browser without a choice', async () => {
  const alternates = (body: string) =>
    [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" \/>/g)].map(
      ([, ...link]) => link,
    );
  const shown = async (address: string, headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await site.rest('GET', address, { headers });
    return [rootOf(body), sent.get('set-cookie')];
  };

  const { body } = await site.rest('GET', '/prayers?sort=amens');
  expect(alternates(body).map(([language]) => language)).toEqual(['x-default', ...localeNames]);
  expect(alternates(body)).toContainEqual(['uk', expect.stringMatching(/^http.*\/prayers\?lang=uk$/)]);
  const { id } = await site.aPrayer({ title: 'Rain' });
  expect(alternates((await site.rest('GET', `/prayer/${id}`)).body)).toEqual([]);

  expect(await shown('/prayers?lang=uk')).toEqual([
    '<html lang="uk" dir="ltr">',
    expect.stringMatching(/^locale=uk; Max-Age=31536000; Path=\/;(?!.*HttpOnly)/),
  ]);
  expect(await shown('/prayers?lang=uk', { cookie: 'locale=he' })).toEqual([
    '<html lang="he" dir="rtl">',
    null,
  ]);
  expect(await shown('/prayers?lang=tlh')).toEqual(['<html lang="en" dir="ltr">', null]);
});

test.each(['/nowhere', '/%', '/newsletter/confirm?token=x', '/invitations/decline?token=x', '/prayer/1'])(
  '%s has the language of its reader too',
  async (address) => {
    const { body, headers } = await site.rest('GET', address, { headers: { cookie: 'locale=ar' } });
    expect(rootOf(body)).toBe('<html lang="ar" dir="rtl">');
    expect(body).toContain('<body>');
    expect(headers.get('vary')).toContain('Accept-Language, Cookie');
    const english = await site.rest('GET', address);
    expect(english.body).toMatch(/<html lang="en" dir="ltr">[^]*<body>/);
  },
);
