import { runInNewContext } from 'node:vm';
import { deliverMail } from '../../jobs/mail/deliver';
import { writeShellManifest } from '../../testing/builtShell';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { sendCodes } from '../signIn/emailCodes';
import { findSetupLink } from './setup';

let site: TestSite;
let gateway: TestGateway;
let mail: MailServer;
let addresses = 0;

beforeAll(async () => {
  mail = await openMailServer();
});
beforeEach(async () => {
  site = await openTestSite({
    production: true,
    graphqlDocuments: 'any',
    adminEmails: [],
    smtpUrl: mail.url,
    siteOrigin: 'http://localhost:4000',
  });
  writeShellManifest(site.services.config.siteDir);
  gateway = await site.gateway();
});
afterEach(() => site.close());
afterAll(() => mail.close());

const form = { productName: 'Grace Chapel', prayersMailbox: 'office@grace.example', defaultLocale: 'de' };

async function secretOfLink(): Promise<string> {
  const link = await findSetupLink(site.services);
  expect(link).toMatch(/^http:\/\/localhost:4000\/setup#[\w-]{43}$/);
  return link!.split('#')[1]!;
}

const open = () => fetch(`${gateway.url}/setup`, { headers: { accept: 'text/html' } });

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/setup`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

/** Sends the form. Returns the cookie of the browser. */
async function nameIt(secret: string, fields = form): Promise<string> {
  const response = await send({ secret, ...fields });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in?returnTo=%2Fadmin']);
  const [line = ''] = response.headers.getSetCookie();
  expect(line).toMatch(/^pw_setup=[^;]+; Max-Age=3600; Path=\/api; HttpOnly; SameSite=Lax$/);
  return line.split(';')[0]!;
}

/** Signs a new person in by a code, in a browser with this cookie. */
async function signIn(cookie: string) {
  const email = `somebody${(addresses += 1)}@grace.example`;
  const asked = await gateway.rest('POST', '/api/auth/email', { body: { email }, headers: { cookie } });
  const browser = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
  await sendCodes(site.services, () => false);
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  const [, code] = /\b(\d{6})\b/.exec(mail.mails.at(-1)!.text!)!;
  const verified = await gateway.rest('POST', '/api/auth/email/verify', {
    body: { email, code },
    headers: { cookie: [cookie, ...browser].join('; ') },
  });
  expect(verified.status).toBe(200);
  return { email, cookies: verified.headers.getSetCookie() };
}

const administrators = async () =>
  (await site.sql<{ email: string }[]>`select email from members where is_admin`).map(({ email }) => email);

test('whoever names the site by the link and signs in is its first administrator, and the page is gone', async () => {
  const secret = await secretOfLink();
  expect(await secretOfLink()).toBe(secret);
  const page = await open();
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  const html = await page.text();
  for (const label of ['Community name', 'Mailbox for prayers', 'Default language'])
    expect(html).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
  expect(html).not.toContain(secret);

  const cookie = await nameIt(secret);
  expect(await administrators()).toEqual([]);
  const { email, cookies } = await signIn(cookie);
  expect(await administrators()).toEqual([email]);
  expect(cookies).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pw_setup=; Max-Age=0/),
      expect.stringMatching(/^pw_return_to=%2Fadmin/),
    ]),
  );
  const { productName, prayersMailbox, defaultLocale } = (
    await site.sql`
      select product_name as "productName", prayers_mailbox as "prayersMailbox", default_locale as "defaultLocale"
      from site_settings`
  )[0]!;
  expect({ productName, prayersMailbox, defaultLocale }).toEqual(form);
  expect(await findSetupLink(site.services)).toBeNull();
  expect([(await open()).status, (await send({ secret, ...form })).status]).toEqual([404, 404]);
  await signIn(cookie);
  expect(await administrators()).toEqual([email]);
  await site.sql`update members set is_admin = false`;
  expect(await findSetupLink(site.services)).toBeNull();
});

test('of two who sign in at once by the link one is administrator', async () => {
  const cookie = await nameIt(await secretOfLink());
  const people = [await signIn(''), await signIn('')];
  const { endSetup } = await import('./setup');
  const ids = await site.sql<
    { id: number }[]
  >`select id from members where email = any(${people.map(({ email }) => email)})`;
  const ends = await Promise.all(ids.map(({ id }) => endSetup(site.services, cookie, id)));
  expect(ends.filter((end) => end?.isDone)).toHaveLength(1);
  expect(await administrators()).toHaveLength(1);
});

test('another secret, another origin and a wrong field change nothing', async () => {
  const secret = await secretOfLink();
  const statuses = [
    await send({ secret: 'x'.repeat(43), ...form }),
    await send(form),
    await send({ secret, ...form }, { origin: 'https://elsewhere.example' }),
    await send({ secret, ...form, prayersMailbox: 'nobody' }),
    await send({ secret, ...form, productName: ' ' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 403, 400, 400]);
  const refused = await (
    await send({ secret, ...form, productName: '"><b>', prayersMailbox: 'nobody' })
  ).text();
  expect(refused).toContain('Please enter a valid email address');
  expect(refused).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(refused).toContain(`value="${secret}"`);
  expect(await site.sql`select from site_settings where product_name is not null`).toHaveLength(0);
  await signIn('pw_setup=' + 'x'.repeat(43));
  expect(await administrators()).toEqual([]);
});

test('no link where somebody administers the site already, by appointment or by the configuration, or outside production', async () => {
  const { services } = site;
  const link = (config: object) => findSetupLink({ ...services, config: { ...services.config, ...config } });
  expect(await link({ production: false })).toBeNull();
  expect(await link({ adminEmails: ['naomi@grace.example'] })).toBeNull();
  expect((await open()).status).toBe(404);
  await secretOfLink();
  expect((await open()).status).toBe(200);
  await site.aMember();
  await site.sql`update members set is_admin = true`;
  expect(await findSetupLink(services)).toBeNull();
  expect((await open()).status).toBe(404);
});

test('what the configuration says is not asked for', async () => {
  await site.close();
  site = await openTestSite({
    production: true,
    adminEmails: [],
    fixedSettings: ['productName'],
    productName: 'Old Name',
  });
  gateway = await site.gateway();
  const secret = await secretOfLink();
  expect(await (await open()).text()).toMatch(/name="productName"\s+required\s+disabled/);
  const response = await send({ secret, prayersMailbox: form.prayersMailbox, defaultLocale: 'fr' });
  expect(response.status).toBe(303);
  expect(await site.sql`select product_name, default_locale from site_settings`).toEqual([
    { product_name: null, default_locale: 'fr' },
  ]);
});

test('the page puts the secret of its address into the form, and out of the history', async () => {
  const secret = await secretOfLink();
  const text = await (await open()).text();
  const [, program = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(text)!;
  const field = { value: '' };
  const replaceState = jest.fn();
  runInNewContext(program, {
    document: { querySelector: () => field },
    location: { hash: `#${secret}`, pathname: '/setup' },
    history: { replaceState },
  });
  expect(field.value).toBe(secret);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/setup');
});
