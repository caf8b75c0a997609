import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { aSubscriber } from '../../testing/subscriber';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const look = (page: string, token: string) => gateway.rest('GET', `/newsletter/${page}?token=${token}`);

async function press(
  page: string,
  token: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(form).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return gateway.rest('POST', `/newsletter/${page}?token=${token}`, {
    body,
    headers: { ...type, ...headers },
  });
}

async function rowOf(id: number) {
  const [row] = await site.sql`select * from newsletter_subscriptions where id = ${id}`;
  return row!;
}

const everything = async () => [
  await site.sql`select * from newsletter_subscriptions order by id`,
  await site.sql`select * from newsletter_tokens order by hash`,
  await site.sql`select * from outbox order by id`,
];

test('opening a page changes nothing, however often mail programs open it', async () => {
  const pending = await aSubscriber(site.sql, { status: 'pending' });
  const confirmed = await aSubscriber(site.sql);
  const before = await everything();
  for (const method of ['GET', 'HEAD', 'GET']) {
    await gateway.rest(method, `/newsletter/confirm?token=${pending.token}`);
    await gateway.rest(method, `/newsletter/preferences?token=${confirmed.token}`);
    await gateway.rest(method, `/newsletter/unsubscribe?token=${confirmed.token}`);
  }
  expect(await everything()).toEqual(before);
});

test.each([
  ['confirm', 'pending', 'Confirm your subscription', 'Confirm subscription'],
  ['preferences', 'confirmed', 'Your weekly digest', 'Save preferences'],
  ['unsubscribe', 'confirmed', 'Unsubscribe', 'Unsubscribe'],
] as const)('%s is a page with one button and no script', async (page, status, title, button) => {
  const { token, email } = await aSubscriber(site.sql, { status });
  const { status: code, headers, body } = await look(page, token);
  expect(code).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body.match(/<button>[^<]+<\/button>/g)).toEqual([`<button>${button}</button>`]);
  expect(body).toContain('<form method="post">');
  expect(body).not.toContain('<script');
  expect(body).not.toContain(email);
  expect(body).toContain('s***@example.org');
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(body).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(policy)![1]}">`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('the button confirms the address once, and shows when the first digest is sent', async () => {
  const { id, token } = await aSubscriber(site.sql, { status: 'pending', timeZone: 'Europe/Berlin' });
  const response = await press('confirm', token, {}, { origin: 'http://localhost:4000' });
  expect(response.status).toBe(200);
  expect(response.body).toContain('<h1>You are subscribed</h1>');
  expect(response.body).toMatch(/The next one comes on Sunday, \w+ \d+, at 7:00 AM \(Berlin\)/);
  expect(await rowOf(id)).toMatchObject({ status: 'confirmed', next_at: expect.any(Date) });
  const preferences = /\/newsletter\/preferences\?token=[\w-]+/.exec(response.body)![0];
  expect((await gateway.rest('GET', preferences)).status).toBe(200);

  const again = await press('confirm', token);
  expect(again.status).toBe(404);
  expect(again.body).toContain('It may have been used already');
});

test('a confirmation link expires after a week', async () => {
  const { id, token } = await aSubscriber(site.sql, { status: 'pending' });
  await site.sql`update newsletter_tokens set created_at = now() - interval '8 days' where subscription_id = ${id}`;
  expect((await look('confirm', token)).status).toBe(404);
  expect((await press('confirm', token)).status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ status: 'pending' });
});

test.each(['confirm', 'preferences', 'unsubscribe'])(
  '%s with an invalid link shows a page that says so',
  async (page) => {
    const { token: confirmed } = await aSubscriber(site.sql);
    const { token: pending } = await aSubscriber(site.sql, { status: 'pending' });
    const wrong = page === 'confirm' ? confirmed : pending;
    for (const token of ['', 'x', 'a'.repeat(43), `${confirmed}&token=${pending}`, '%00', wrong]) {
      for (const response of [await look(page, token), await press(page, token)]) {
        expect(response.status).toBe(404);
        expect(response.body).toContain('<h1>This link does not work</h1>');
        expect(response.body.includes('you are subscribed')).toBe(page === 'confirm');
      }
    }
  },
);

test('preferences are saved and shown', async () => {
  const { id, token } = await aSubscriber(site.sql);
  const form = { weekday: '3', hour: '18', timeZone: 'America/New_York' };
  const { status, body } = await press('preferences', token, form);
  expect(status).toBe(200);
  expect(body).toContain('Your preferences are saved.');
  expect(body).toMatch(/Wednesday, \w+ \d+, at 6:00 PM \(New York\)/);
  for (const chosen of ['Wednesday', '6:00 PM', 'America/New York']) {
    expect(body).toMatch(new RegExp(`<option value="[^"]+" selected>${chosen}</option>`));
  }
  expect(await rowOf(id)).toMatchObject({ weekday: 3, hour: 18, time_zone: 'America/New_York' });
});

test('a paused subscription has no next digest until it is resumed', async () => {
  const { id, token } = await aSubscriber(site.sql);
  const form = { weekday: '7', hour: '7', timeZone: 'UTC' };
  const paused = await press('preferences', token, { ...form, isPaused: 'on' });
  expect(paused.body).toContain('It is paused');
  expect(paused.body).toMatch(/name="isPaused" checked/);
  expect(await rowOf(id)).toMatchObject({ is_paused: true, next_at: null });
  await press('preferences', token, form);
  expect(await rowOf(id)).toMatchObject({ is_paused: false, next_at: expect.any(Date) });
});

test.each<Record<string, string>>([
  { weekday: '8', hour: '7', timeZone: 'UTC' },
  { weekday: '7', hour: '24', timeZone: 'UTC' },
  { weekday: '7', hour: '7', timeZone: 'Bethlehem' },
  { weekday: '7', hour: '7', timeZone: '<script>' },
  {},
])('preferences %j are refused', async (form) => {
  const { id, token } = await aSubscriber(site.sql);
  const before = await rowOf(id);
  const { status, body } = await press('preferences', token, form);
  expect([status, body]).toEqual([400, expect.stringContaining('Please choose')]);
  expect(await rowOf(id)).toEqual(before);
});

test("a mail program's one click unsubscribes without cookie or origin", async () => {
  const { id, token } = await aSubscriber(site.sql);
  const { status } = await press('unsubscribe', token, { 'List-Unsubscribe': 'One-Click' });
  expect(status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: 'ended', email: null, next_at: null });
});

test.each([
  [{ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'null' }],
  [{ 'content-type': 'multipart/form-data; boundary=x' }],
])('one click with %j unsubscribes too', async (headers) => {
  const { id, token } = await aSubscriber(site.sql);
  expect((await press('unsubscribe', token, {}, headers)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: 'ended' });
});

test('unsubscribing twice gets the same response', async () => {
  const { token } = await aSubscriber(site.sql);
  const first = await press('unsubscribe', token);
  expect(first.body).toContain('<h1>You are unsubscribed</h1>');
  expect((await press('unsubscribe', token)).status).toBe(200);
  const { status, body } = await look('unsubscribe', token);
  expect([status, body]).toEqual([200, expect.stringContaining('<h1>You are unsubscribed</h1>')]);
  expect((await look('preferences', token)).status).toBe(404);
  expect((await press('preferences', token, { weekday: '7', hour: '7', timeZone: 'UTC' })).status).toBe(404);
});

test('another site can neither confirm nor change anything', async () => {
  const pending = await aSubscriber(site.sql, { status: 'pending' });
  const confirmed = await aSubscriber(site.sql);
  const before = await everything();
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    expect((await press('confirm', pending.token, {}, headers)).status).toBe(403);
    const form = { weekday: '1', hour: '1', timeZone: 'UTC' };
    expect((await press('preferences', confirmed.token, form, headers)).status).toBe(403);
  }
  expect(await everything()).toEqual(before);
});

test('a form that is too long is refused', async () => {
  const { token } = await aSubscriber(site.sql);
  const { status, body } = await press('preferences', token, { timeZone: 'x'.repeat(20_000) });
  expect([status, body]).toEqual([400, expect.stringContaining('The form cannot be read.')]);
});
