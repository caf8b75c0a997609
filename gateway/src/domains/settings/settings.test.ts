import { eventually } from '../../testing/eventually';
import { aSecondGateway } from '../../testing/secondGateway';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let second: Awaited<ReturnType<typeof aSecondGateway>>;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite({ fixedSettings: ['donationUrl'] });
  gateway = await site.gateway();
  second = await aSecondGateway(site);
  admin = await site.aMember({ email: 'admin@example.org' });
});
afterAll(async () => {
  await second.stop();
  await site.close();
});

const fields = 'productName prayersMailbox donationUrl defaultLocale hasOwnCrisisLines fixed';

async function set(input: object, as: ActingMember | null = admin) {
  const { body } = await gateway.graphql(
    `mutation ($input: CommunitySettingsInput!) { setCommunitySettings(input: $input) { ${fields} } }`,
    { input },
    { as },
  );
  return body.errors ? body.errors[0].extensions : body.data.setCommunitySettings;
}

const manifestAt = async (url: string) =>
  (await (await fetch(`${url}/manifest.webmanifest`)).json()) as { name: string };

test('an administrator names the community, at once here and soon on every gateway', async () => {
  expect(await set({ productName: ' Grace Chapel ', prayersMailbox: 'office@grace.example' })).toEqual({
    productName: 'Grace Chapel',
    prayersMailbox: 'office@grace.example',
    donationUrl: 'https://example.org/donate',
    defaultLocale: 'en',
    hasOwnCrisisLines: false,
    fixed: ['donationUrl'],
  });
  expect((await manifestAt(gateway.url)).name).toBe('Grace Chapel');
  await eventually(async () => (await manifestAt(second.url)).name === 'Grace Chapel');
  const refusal = await fetch(`${second.url}/newsletter/confirm?token=x`);
  expect(await refusal.text()).toContain('Grace Chapel');
  expect(await set({ productName: null })).toMatchObject({
    productName: 'Prayer Wall',
    prayersMailbox: 'office@grace.example',
  });
});

test('visitors who ask for no language get the default one', async () => {
  await set({ defaultLocale: 'de' });
  const page = await fetch(`${gateway.url}/newsletter/confirm?token=x`, {
    headers: { 'accept-language': 'xx' },
  });
  expect(page.headers.get('content-language')).toBe('de');
  await set({ defaultLocale: null });
});

test('own helplines replace the built-in ones', async () => {
  const lines = async () =>
    (await gateway.graphql('{ crisisLines { countryCode name phone url } }')).body.data.crisisLines;
  const builtIn = await lines();
  const own = { countryCode: 'DE', country: 'Germany', name: 'Pfarrbüro', phone: '0800 1', url: null };
  expect(await set({ crisisLines: [own] })).toMatchObject({ hasOwnCrisisLines: true });
  const { country: _, ...shown } = own;
  expect(await lines()).toEqual([shown]);
  await set({ crisisLines: null });
  expect(await lines()).toEqual(builtIn);
});

test('what the configuration says cannot be changed', async () => {
  expect(await set({ donationUrl: 'https://grace.example/give' })).toMatchObject({
    code: 'CONFLICT',
    messageCode: 'SETTING_IS_FIXED',
  });
  await site.sql`update site_settings set donation_url = 'https://elsewhere.example'`;
  expect(await set({})).toMatchObject({ donationUrl: 'https://example.org/donate' });
});

test.each([
  [{ productName: ' ' }, 'productName'],
  [{ productName: 'x'.repeat(61) }, 'productName'],
  [{ prayersMailbox: 'office@grace.example, all@grace.example' }, 'prayersMailbox'],
  [{ defaultLocale: 'tlh' }, 'defaultLocale'],
  [{ crisisLines: [{ country: 'Italy', countryCode: 'it', name: 'Voce' }] }, 'crisisLines.0.countryCode'],
  [
    { crisisLines: [{ country: 'Italy', countryCode: 'IT', name: 'Voce', url: 'javascript:alert(1)' }] },
    'crisisLines.0.url',
  ],
  [{ crisisLines: [{ country: 'Italy', countryCode: 'IT', name: 'Voce' }] }, 'crisisLines.0.phone'],
  [{ donationUrl: 'http://grace.example/give' }, 'donationUrl'],
  [{ donationUrl: `https://grace.example/${'x'.repeat(500)}` }, 'donationUrl'],
  [{ donationUrl: 'https://grace.example/\ud800' }, 'donationUrl'],
])('%j is refused', async (input, path) => {
  const { code, fieldErrors } = (await set(input)) as { code: string; fieldErrors: { path: string }[] };
  expect([code, fieldErrors[0]?.path]).toEqual(['BAD_USER_INPUT', path]);
});

test('a helpline without telephone and page is refused with words that say what it needs', async () => {
  const input = { crisisLines: [{ country: 'Italy', countryCode: 'IT', name: 'Voce' }] };
  expect(await set(input)).toMatchObject({
    messageCode: 'HELPLINE_UNREACHABLE',
    fieldErrors: [{ path: 'crisisLines.0.phone', message: 'Please give a telephone number or a page' }],
  });
});

test('only administrators read and change them, and the log names what was changed', async () => {
  const member = await site.aMember();
  expect(await set({ productName: 'Mine' }, member)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await set({ productName: 'Mine' }, null)).toMatchObject({ code: 'UNAUTHENTICATED' });
  await set({ productName: 'Grace Chapel', defaultLocale: 'fr' });
  const [entry] = await site.sql`
    select actor_id, reason from audit_log where action = 'set_community' order by id desc limit 1`;
  expect(entry).toEqual({ actor_id: admin.id, reason: 'productName, defaultLocale' });
});
