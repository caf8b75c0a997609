import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { deleteLapsed } from './sql';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
});
beforeEach(async () => {
  await site.sql`truncate newsletter_subscriptions, outbox cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const subscribe = (body: unknown) => gateway.rest('POST', '/api/newsletter/subscribe', { body });

const deliver = () => deliverMail(site.services, chooseTransport(site.services.config), () => false);

const subjects = () => server.mails.map(({ subject }) => subject);

const statusOf = async (email: string) =>
  (await site.sql`select status from newsletter_subscriptions where email = ${email}`)[0]?.status;

const linkIn = (place: number, page: string) =>
  new RegExp(`http://localhost:4000(/newsletter/${page}\\?token=[\\w-]+)`).exec(
    server.mails[place]!.text!,
  )![1]!;

const later = (interval: string) =>
  site.sql`update newsletter_subscriptions set mailed_at = mailed_at - ${interval}::interval`;

test('whoever subscribes is asked by mail to confirm it', async () => {
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  expect(server.recipients).toEqual(['ruth@example.org']);
  expect(server.mails[0]).toMatchObject({
    subject: 'Please confirm your subscription',
    from: { value: [{ name: 'Prayer Wall', address: 'prayers@example.org' }] },
  });
  for (const words of [server.mails[0]!.html, server.mails[0]!.text]) {
    expect(words).toContain('Confirm subscription');
    expect(words).toContain(linkIn(0, 'confirm'));
    expect(words).toContain('nothing is sent');
  }
  expect(await statusOf('ruth@example.org')).toBe('pending');
});

test('every valid address hears the same, known or not', async () => {
  const answers = [
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: ' NEW@Example.org ' }),
  ];
  await site.sql`update newsletter_subscriptions set status = 'confirmed'`;
  answers.push(await subscribe({ email: 'new@example.org' }));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
  expect(answers[0]!.body).toEqual({ message: expect.any(String) });
});

test('a known address costs the same statements as an unknown one', async () => {
  site.statements();
  await subscribe({ email: 'ruth@example.org' });
  const unknown = site.statements();
  await subscribe({ email: 'ruth@example.org' });
  expect(site.statements()).toEqual(unknown);
});

test('an address that is not confirmed gets one mail an hour, however often it is typed', async () => {
  await Promise.all(Array.from({ length: 20 }, () => subscribe({ email: 'ruth@example.org' })));
  await deliver();
  expect(server.mails).toHaveLength(1);
  await later('61 minutes');
  await subscribe({ email: 'Ruth@example.org' });
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  expect(server.mails).toHaveLength(2);
});

test('a confirmed address is told that it is subscribed, once a day at most', async () => {
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  await gateway.rest('POST', linkIn(0, 'confirm'));
  await subscribe({ email: 'ruth@example.org' });
  await later('23 hours');
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  expect(subjects()).toEqual(['Please confirm your subscription']);
  await later('2 hours');
  await subscribe({ email: 'ruth@example.org' });
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  expect(subjects()).toEqual(['Please confirm your subscription', 'You are subscribed already']);
  expect((await gateway.rest('GET', linkIn(1, 'unsubscribe'))).status).toBe(200);
  expect(await statusOf('ruth@example.org')).toBe('confirmed');
});

test('no token stands in the database once its mail has left', async () => {
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  const token = linkIn(0, 'confirm').split('=')[1]!;
  const rows = await site.sql`
    select outbox::text as row from outbox
    union all select newsletter_tokens::text from newsletter_tokens
    union all select newsletter_subscriptions::text from newsletter_subscriptions`;
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a member's address brings the member's time zone", async () => {
  await site.aMember({ email: 'naomi@example.org', timeZone: 'Asia/Jerusalem' });
  await subscribe({ email: 'NAOMI@example.org' });
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([
    { time_zone: 'Asia/Jerusalem' },
  ]);
});

test.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Asia/Atlantis', 'UTC'],
  ['+02:00', 'UTC'],
  [7, 'UTC'],
  [null, 'UTC'],
])('the zone %j of the browser makes it %s, and refuses no address', async (timeZone, kept) => {
  expect((await subscribe({ email: 'boaz@example.org', timeZone })).status).toBe(200);
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([{ time_zone: kept }]);
});

test("a member's own zone goes before the browser's", async () => {
  await site.aMember({ email: 'naomi@example.org', timeZone: 'Asia/Jerusalem' });
  await subscribe({ email: 'naomi@example.org', timeZone: 'Pacific/Auckland' });
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([
    { time_zone: 'Asia/Jerusalem' },
  ]);
});

test('an address that nobody confirms is forgotten after a week', async () => {
  await subscribe({ email: 'ruth@example.org' });
  await subscribe({ email: 'boaz@example.org' });
  await site.sql`update newsletter_subscriptions set status = 'confirmed' where email = 'boaz@example.org'`;
  await deleteLapsed(site.sql, 90);
  expect(await statusOf('ruth@example.org')).toBe('pending');
  await later('8 days');
  await deleteLapsed(site.sql, 90);
  expect(await statusOf('ruth@example.org')).toBeUndefined();
  expect(await statusOf('boaz@example.org')).toBe('confirmed');
});

test.each([
  [{}],
  [{ email: '' }],
  [{ email: 'nobody' }],
  [{ email: 'a@example.org, b@example.org' }],
  [{ email: 'a@example.org\r\nBcc: b@example.org' }],
  [{ email: 'a@example.org\nList-Unsubscribe: <https://elsewhere.example/>' }],
  [{ email: '"a\r\nBcc: b@example.org"@example.org' }],
  [{ email: 'Ruth <a@example.org>' }],
  [{ email: ['a@example.org'] }],
  [{ email: 'a\0@example.org' }],
])('%j is refused through both doors', async (body) => {
  const message = 'Please enter a valid email address';
  expect(await subscribe(body)).toMatchObject({
    status: 400,
    body: { message, errors: [{ path: 'email', message }] },
  });
  const { email } = { email: undefined, ...body };
  const overGraphql = await gateway.graphql(
    'mutation ($email: String) { subscribeToNewsletter(email: $email) }',
    { email },
  );
  expect(overGraphql.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  await deliver();
  expect(server.recipients).toEqual([]);
});

test('GraphQL subscribes too', async () => {
  const { body } = await gateway.graphql(
    'mutation { subscribeToNewsletter(email: "graph@example.org", timeZone: "Europe/Berlin") }',
  );
  expect(body.data).toEqual({ subscribeToNewsletter: true });
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([
    { time_zone: 'Europe/Berlin' },
  ]);
  await deliver();
  expect(server.recipients).toEqual(['graph@example.org']);
});
