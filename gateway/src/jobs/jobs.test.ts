import { eventually } from '../testing/eventually';
import { openHouse, type ActingMember, type TestGateway, type TestHouse } from '../testing/house';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { prayerForm } from '../testing/prayerForms';
import { aSubscriber } from '../testing/subscriber';
import { submitPrayer } from '../prayers/prayers';
import { taskNames } from './names';
import { noted } from './note';
import { startWorker, type Worker } from './worker';

let house: TestHouse;
let gateway: TestGateway;
let server: MailServer;
let admin: ActingMember;
let ruth: ActingMember;
let worker: Worker | null = null;

beforeAll(async () => {
  server = await openMailServer();
  house = await openHouse({ smtpUrl: server.url });
  gateway = await house.gateway();
  admin = await house.aMember({ email: 'admin@example.org' });
  ruth = await house.aMember();
});
beforeEach(
  () => house.sql`truncate outbox, job_runs, suppressed_addresses, newsletter_subscriptions cascade`,
);
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(async () => {
  await house.close();
  await server.close();
});

async function ask(text: string, as: ActingMember | null = admin) {
  const { body } = await gateway.graphql(text, {}, { as });
  return body.errors ? body.errors[0].extensions.code : body.data;
}

async function aMail(state: string, given: { template?: string; props?: object } = {}) {
  const [{ id }] = await house.sql<[{ id: number }]>`
    insert into outbox (dedupe_key, recipient, subject, template, props, state, attempts, error, settled_at)
    values (
      ${`test:${Math.random()}`}, 'ruth@example.org', 'A secret subject', ${given.template ?? 'notification'},
      ${house.sql.json({ kind: 'reminder', title: 'A secret title', body: null, link: '/', ...given.props })},
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
])('%s is for site administrators alone', async (text) => {
  expect(await ask(text, null)).toBe('UNAUTHENTICATED');
  expect(await ask(text, ruth)).toBe('FORBIDDEN');
});

test('every task is listed, with its last run where it had one', async () => {
  await noted(house.house, 'sweep', async () => undefined)();
  const { jobRuns } = await ask(`{ jobRuns { ${runs} } }`);
  expect(jobRuns.map(({ name }: { name: string }) => name)).toEqual(taskNames);
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

test('what went wrong stays to be seen when the next run goes well', async () => {
  const failing = noted(house.house, 'deliver_mail', () => Promise.reject(new TypeError('The lamp\nis out')));
  await expect(failing()).rejects.toThrow('The lamp');
  await noted(house.house, 'deliver_mail', async () => undefined)();
  const { jobRuns } = await ask(`{ jobRuns { ${runs} } }`);
  expect(jobRuns.find(({ name }: { name: string }) => name === 'deliver_mail')).toMatchObject({
    lastError: 'TypeError: The lamp is out',
    lastErrorAt: expect.any(String),
    runs: 2,
    failures: 1,
  });
});

test('the outbox is counted by state', async () => {
  for (const state of ['waiting', 'sent', 'sent', 'failed', 'uncertain']) await aMail(state);
  const { outboxSummary } = await ask(
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

test('mail that failed is listed with a masked address and without its words', async () => {
  const failed = await aMail('failed');
  const uncertain = await aMail('uncertain', { template: 'digest', props: { kind: undefined } });
  await aMail('sent');
  const { failedMails } = await ask(
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

test('a mail that failed is sent once more, also to an address that was suppressed; the log says who did it', async () => {
  const id = await aMail('failed');
  await house.sql`insert into suppressed_addresses (address, reason) values ('Ruth@example.org', 'full')`;
  worker = startWorker(house.house);
  expect(await ask(`mutation { retryMail(id: ${id}) }`)).toEqual({ retryMail: true });
  await eventually(() => server.recipients.includes('ruth@example.org'));
  const [entry] = await house.sql`select actor_id, action, subject from audit_log`;
  expect(entry).toEqual({ actor_id: admin.id, action: 'retry_mail', subject: `mail ${id}` });
  await eventually(
    async () => (await house.sql`select from outbox where id = ${id} and state = 'sent'`).length === 1,
  );
});

test('a mail that has not failed, or is none, is not sent once more', async () => {
  expect(await ask(`mutation { retryMail(id: ${await aMail('sent')}) }`)).toBe('CONFLICT');
  expect(await ask(`mutation { retryMail(id: ${await aMail('waiting')}) }`)).toBe('CONFLICT');
  expect(await ask('mutation { retryMail(id: 2000000000) }')).toBe('NOT_FOUND');
  expect(await ask('mutation { retryMail(id: -1) }')).toBe('NOT_FOUND');
});

test('an administrator has the digests sent now', async () => {
  await submitPrayer(ruth.context, prayerForm);
  await house.sql`update prayers set created_at = date_trunc('day', now()) - interval '1 hour'`;
  worker = startWorker(house.house);
  await eventually(async () => (await house.sql`select from job_runs`).length === taskNames.length);
  const { email } = await aSubscriber(house.sql);
  expect(await ask('mutation { runJob(name: send_digests) }')).toEqual({ runJob: true });
  await eventually(() => server.recipients.includes(email));
});

test('a task that is none is refused', async () => {
  expect(await ask('mutation { runJob(name: drop_everything) }')).toBe('GRAPHQL_VALIDATION_FAILED');
});
