import { jobs } from '../../app';
import { eventually } from '../../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { prayerForm } from '../../testing/prayerForms';
import { aSubscriber } from '../../testing/subscriber';
import { submitPrayer } from '../prayers/prayers';
import { jobNames } from './schedule';
import { recorded } from '../../jobs/record';
import { startScheduler, type Scheduler } from '../../jobs/scheduler';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let admin: ActingMember;
let ruth: ActingMember;
let scheduler: Scheduler | null = null;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember();
});
beforeEach(() => site.sql`truncate outbox, job_runs, suppressed_addresses, newsletter_subscriptions cascade`);
afterEach(async () => {
  await scheduler?.stop();
  scheduler = null;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

async function send(query: string, as: ActingMember | null = admin) {
  const { body } = await gateway.graphql(query, {}, { as });
  return body.errors ? body.errors[0].extensions.code : body.data;
}

async function aMail(state: string, given: { template?: string; props?: object } = {}) {
  const [{ id }] = await site.sql<[{ id: number }]>`
    insert into outbox (dedupe_key, recipient, subject, template, props, state, attempts, error, settled_at)
    values (
      ${`test:${Math.random()}`}, 'ruth@example.org', 'A secret subject', ${given.template ?? 'notification'},
      ${site.sql.json({ kind: 'reminder', title: 'A secret title', body: null, link: '/', ...given.props })},
      ${state}, 1, 'EENVELOPE RCPT TO 550', case when ${state} = 'waiting' then null else now() end
    )
    returning id`;
  return id;
}

const runs = 'name lastRunAt lastDurationMs lastError lastErrorAt runs failures nextRunAt';

test.each([
  '{ jobRuns { name } }',
  '{ outboxSummary { waiting } }',
  '{ failedMails { id } }',
  'mutation { retryMail(id: 1) }',
  'mutation { runJob(name: sweep) }',
])('%s is for site administrators only', async (text) => {
  expect(await send(text, null)).toBe('UNAUTHENTICATED');
  expect(await send(text, ruth)).toBe('FORBIDDEN');
});

test('every job is listed with its last run, if any', async () => {
  await recorded(site.services, 'sweep', async () => undefined)();
  const { jobRuns } = await send(`{ jobRuns { ${runs} } }`);
  expect(jobRuns.map(({ name }: { name: string }) => name)).toEqual(jobNames);
  expect(jobRuns.find(({ name }: { name: string }) => name === 'sweep')).toEqual({
    name: 'sweep',
    lastRunAt: expect.any(String),
    lastDurationMs: expect.any(Number),
    lastError: null,
    lastErrorAt: null,
    runs: 1,
    failures: 0,
    nextRunAt: expect.stringMatching(/:00:00(\.000)?Z$/),
  });
  expect(jobRuns[0]).toMatchObject({ name: 'ring_reminders', lastRunAt: null, runs: 0 });
  for (const { nextRunAt } of jobRuns) expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now());
});

test('the last error stays visible after the next run succeeds', async () => {
  const failing = recorded(site.services, 'deliver_mail', () =>
    Promise.reject(new TypeError('The socket\nis closed')),
  );
  await expect(failing()).rejects.toThrow('The socket');
  await recorded(site.services, 'deliver_mail', async () => undefined)();
  const { jobRuns } = await send(`{ jobRuns { ${runs} } }`);
  expect(jobRuns.find(({ name }: { name: string }) => name === 'deliver_mail')).toMatchObject({
    lastError: 'TypeError: The socket is closed',
    lastErrorAt: expect.any(String),
    runs: 2,
    failures: 1,
  });
});

test('the outbox is counted by state', async () => {
  for (const state of ['waiting', 'sent', 'sent', 'failed', 'uncertain']) await aMail(state);
  const { outboxSummary } = await send(
    '{ outboxSummary { waiting sending sent failed uncertain suppressed waitingSince } }',
  );
  expect(outboxSummary).toEqual({
    waiting: 1,
    sending: 0,
    sent: 2,
    failed: 1,
    uncertain: 1,
    suppressed: 0,
    waitingSince: expect.any(String),
  });
});

test('mail that failed is listed with a masked address and without its content', async () => {
  const failed = await aMail('failed');
  const uncertain = await aMail('uncertain', { template: 'digest', props: { kind: undefined } });
  await aMail('sent');
  const { failedMails } = await send(
    '{ failedMails { id messageId template kind state address error attempts createdAt settledAt } }',
  );
  expect(failedMails).toMatchObject([
    { id: uncertain, template: 'digest', kind: null, state: 'uncertain' },
    {
      id: failed,
      template: 'notification',
      kind: 'reminder',
      state: 'failed',
      address: 'r***@example.org',
      error: 'EENVELOPE RCPT TO 550',
      attempts: 1,
      settledAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(failedMails)).not.toMatch(/secret|ruth/);
});

test('a mail that failed is sent again, also to an address that was suppressed; the audit log names the administrator', async () => {
  const id = await aMail('failed');
  await site.sql`insert into suppressed_addresses (address, reason) values ('Ruth@example.org', 'full')`;
  scheduler = startScheduler(site.services, jobs);
  expect(await send(`mutation { retryMail(id: ${id}) }`)).toEqual({ retryMail: true });
  await eventually(() => server.recipients.includes('ruth@example.org'));
  const [entry] = await site.sql`select actor_id, action, subject from audit_log`;
  expect(entry).toEqual({ actor_id: admin.id, action: 'retry_mail', subject: `mail ${id}` });
  await eventually(
    async () => (await site.sql`select from outbox where id = ${id} and state = 'sent'`).length === 1,
  );
});

test('a mail that has not failed, or does not exist, is not sent again', async () => {
  expect(await send(`mutation { retryMail(id: ${await aMail('sent')}) }`)).toBe('CONFLICT');
  expect(await send(`mutation { retryMail(id: ${await aMail('waiting')}) }`)).toBe('CONFLICT');
  expect(await send('mutation { retryMail(id: 2000000000) }')).toBe('NOT_FOUND');
  expect(await send('mutation { retryMail(id: -1) }')).toBe('NOT_FOUND');
});

test('an administrator runs the digests now', async () => {
  await submitPrayer(ruth.context, prayerForm);
  await site.sql`update prayers set created_at = date_trunc('day', now()) - interval '1 hour'`;
  scheduler = startScheduler(site.services, jobs);
  await eventually(async () => (await site.sql`select from job_runs`).length === jobNames.length);
  const { email } = await aSubscriber(site.sql);
  expect(await send('mutation { runJob(name: send_digests) }')).toEqual({ runJob: true });
  await eventually(() => server.recipients.includes(email));
});

test('an unknown job is refused', async () => {
  expect(await send('mutation { runJob(name: drop_everything) }')).toBe('GRAPHQL_VALIDATION_FAILED');
});
