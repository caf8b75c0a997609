import { jobs } from '../../app';
import { chooseTransport } from '../../jobs/mail/chooseTransport';
import { deliverMail } from '../../jobs/mail/deliver';
import { startScheduler } from '../../jobs/scheduler';
import { eventually } from '../../testing/eventually';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { aSubscriber } from '../../testing/subscriber';
import { startSubscriptions } from './newsletter';
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
  await site.sql`truncate newsletter_requests, newsletter_subscriptions, outbox cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const request = (body: unknown) => gateway.rest('POST', '/api/newsletter/subscribe', { body });

const requestOverGraphql = (email: string) =>
  gateway.graphql('mutation ($email: String) { subscribeToNewsletter(email: $email) }', { email });

const runJob = () => startSubscriptions(site.services, () => false);

async function subscribe(body: unknown) {
  const response = await request(body);
  await runJob();
  return response;
}

const deliver = () => deliverMail(site.services, chooseTransport(site.services.config), () => false);

const subjects = () => server.mails.map(({ subject }) => subject);

const statusOf = async (email: string) =>
  (await site.sql`select status from newsletter_subscriptions where email = ${email}`)[0]?.status;

const linkIn = (index: number, page: string) =>
  new RegExp(`http://localhost:4000(/newsletter/${page}\\?token=[\\w-]+)`).exec(
    server.mails[index]!.text!,
  )![1]!;

const later = (interval: string) =>
  site.sql`update newsletter_subscriptions set mailed_at = mailed_at - ${interval}::interval`;

test('a new subscriber gets a mail to confirm the address', async () => {
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

test('every valid address gets the same response, known or not', async () => {
  const responses = [
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: ' NEW@Example.org ' }),
  ];
  await site.sql`update newsletter_subscriptions set status = 'confirmed'`;
  responses.push(await subscribe({ email: 'new@example.org' }));
  for (const { status, body } of responses) expect([status, body]).toEqual([200, responses[0]!.body]);
  expect(responses[0]!.body).toEqual({ message: expect.any(String) });
});

test('a request takes the same statements for every address, over both APIs, and tells nothing apart', async () => {
  const addresses = {
    unknown: 'ruth@example.org',
    unconfirmed: 'boaz@example.org',
    confirmed: 'naomi@example.org',
    unsubscribed: 'orpah@example.org',
    member: 'obed@example.org',
  };
  await site.aMember({ email: addresses.member });
  await aSubscriber(site.sql, { email: addresses.unconfirmed, status: 'pending' });
  await aSubscriber(site.sql, { email: addresses.confirmed });
  const { token } = await aSubscriber(site.sql, { email: addresses.unsubscribed });
  await gateway.rest('POST', `/newsletter/unsubscribe?token=${token}`);
  await later('2 days');

  for (const send of [(email: string) => request({ email }), requestOverGraphql]) {
    const results = [];
    for (const email of Object.values(addresses)) {
      site.statements();
      const { status, body } = await send(email);
      results.push({ status, body, statements: site.statements() });
    }
    expect(results[0]).toMatchObject({ status: 200, statements: [expect.stringContaining('insert into')] });
    for (const result of results) expect(result).toEqual(results[0]);
  }

  await runJob();
  await deliver();
  expect(
    Object.fromEntries(server.mails.map(({ subject }, index) => [server.recipients[index], subject])),
  ).toEqual({
    [addresses.unknown]: 'Please confirm your subscription',
    [addresses.unconfirmed]: 'Please confirm your subscription',
    [addresses.confirmed]: 'You are subscribed already',
    [addresses.unsubscribed]: 'Please confirm your subscription',
    [addresses.member]: 'Please confirm your subscription',
  });
  expect(server.mails).toHaveLength(5);
});

test('the mail is sent at once by a gateway that runs its jobs', async () => {
  const scheduler = startScheduler(site.services, jobs);
  try {
    // Once at the start, and once when the scheduler listens.
    await eventually(
      async () =>
        (await site.sql`select from job_runs where name = 'start_subscriptions' and runs >= 2`).length === 1,
    );
    await request({ email: 'ruth@example.org' });
    await eventually(() => server.mails.length === 1);
    expect(server.recipients).toEqual(['ruth@example.org']);
  } finally {
    await scheduler.stop();
  }
});

test('as many requests may wait as the job can take; more are refused for now', async () => {
  await site.sql`
    insert into newsletter_requests (email)
    select 'ruth' || number || '@example.org' from generate_series(1, 10000) as number`;
  const refused = await request({ email: 'boaz@example.org' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
});

test('an unconfirmed address gets one mail an hour, however often it is submitted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => request({ email: 'ruth@example.org' })));
  await Promise.all([runJob(), runJob()]);
  await deliver();
  expect(server.mails).toHaveLength(1);
  await later('61 minutes');
  await subscribe({ email: 'Ruth@example.org' });
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  expect(server.mails).toHaveLength(2);
});

test('a confirmed address gets a mail that it is already subscribed, once a day at most', async () => {
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

test('the database has no token after its mail was sent', async () => {
  await subscribe({ email: 'ruth@example.org' });
  await deliver();
  const token = linkIn(0, 'confirm').split('=')[1]!;
  const rows = await site.sql`
    select outbox::text as row from outbox
    union all select newsletter_tokens::text from newsletter_tokens
    union all select newsletter_subscriptions::text from newsletter_subscriptions
    union all select newsletter_requests::text from newsletter_requests`;
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a member's address gets the member's time zone", async () => {
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
])('the browser’s zone %j is stored as %s, and is no reason for a refusal', async (timeZone, stored) => {
  expect((await subscribe({ email: 'boaz@example.org', timeZone })).status).toBe(200);
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([{ time_zone: stored }]);
});

test("a member's own zone takes precedence over the browser's", async () => {
  await site.aMember({ email: 'naomi@example.org', timeZone: 'Asia/Jerusalem' });
  await subscribe({ email: 'naomi@example.org', timeZone: 'Pacific/Auckland' });
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([
    { time_zone: 'Asia/Jerusalem' },
  ]);
});

test('an unconfirmed address is deleted after a week', async () => {
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
])('%j is refused over both APIs', async (body) => {
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
  await runJob();
  expect(overGraphql.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  await deliver();
  expect(server.recipients).toEqual([]);
});

test('GraphQL can subscribe too', async () => {
  const { body } = await gateway.graphql(
    'mutation { subscribeToNewsletter(email: "graph@example.org", timeZone: "Europe/Berlin") }',
  );
  expect(body.data).toEqual({ subscribeToNewsletter: true });
  await runJob();
  expect(await site.sql`select time_zone from newsletter_subscriptions`).toEqual([
    { time_zone: 'Europe/Berlin' },
  ]);
  await deliver();
  expect(server.recipients).toEqual(['graph@example.org']);
});
