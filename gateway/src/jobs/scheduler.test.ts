import { jobs } from '../app';
import type { Job } from '../domains/job';
import { createReminder } from '../domains/reminders/reminders';
import { openDatabase } from '../platform/database/database';
import type { AppServices } from '../platform/services';
import { eventually } from '../testing/eventually';
import { openTestSite, type TestSite } from '../testing/testSite';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { openProxy } from '../testing/proxy';
import { oneAtATime } from './oneAtATime';
import { startScheduler, type Scheduler } from './scheduler';

let site: TestSite;
let server: MailServer;
let schedulers: Scheduler[] = [];

beforeEach(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
});
afterEach(async () => {
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  schedulers = [];
  await site.close();
  await server.close();
});

function start(services = site.services) {
  schedulers.push(startScheduler(services, jobs));
}

async function postMail() {
  const member = await site.aMember();
  await site.sql`
    insert into notifications (member_id, kind, title, link)
    values (${member.id}, 'chain_invitation', 'You are invited', '/features?tab=chains')`;
}

/** Deliveries run at the start and when the scheduler listens. */
const listens = async () =>
  (await site.sql`select from job_runs where name = 'deliver_mail' and runs >= 2`).length === 1;

async function dueReminder(title: string) {
  const ruth = await site.aMember();
  const { id } = await createReminder(ruth.context, { title, reminderTime: '09:00', frequency: 'daily' });
  await site.sql`update reminders set next_at = now() - interval '1 minute' where id = ${id}`;
  return ruth;
}

const unsettled = async () =>
  (await site.sql`select from outbox where state in ('waiting', 'sending')`).length +
  (await site.sql`select from reminders where next_at <= now()`).length;

test('a reminder arrives by mail, once, although two gateways run', async () => {
  const ruth = await dueReminder('Pray for Naomi');
  start();
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Pray for Naomi']);
  expect(server.recipients).toEqual([ruth.email]);
});

test('what is posted while the gateway runs is sent at once', async () => {
  start();
  await eventually(listens);
  await postMail();
  await eventually(() => server.mails.length > 0);
  expect(server.mails[0]).toMatchObject({ subject: 'You are invited' });
});

test('a part of a job that fails keeps no other part from running, and is recorded', async () => {
  const ran: string[] = [];
  const fail = () => Promise.reject(new Error('a part'));
  const count = () => Promise.resolve(void ran.push('after it'));
  schedulers.push(
    startScheduler(site.services, [
      { name: 'sweep', run: fail },
      { name: 'sweep', run: count },
    ]),
  );
  await eventually(async () => (await site.sql`select from job_runs where name = 'sweep'`).length === 1);
  const [run] = await site.sql`select * from job_runs where name = 'sweep'`;
  expect(JSON.stringify(run)).toContain('a part');
  expect(ran).toEqual(['after it']);
});

test('what is posted while connections are lost is sent as soon as they are back', async () => {
  const { databaseUrl } = site.services.config;
  const proxy = await openProxy(databaseUrl);
  const database = openDatabase({ url: proxy.addressOf(databaseUrl) });
  start({ ...site.services, database });
  await eventually(listens);
  proxy.reset();
  await postMail();
  await eventually(() => server.mails.length > 0);
  expect(server.mails[0]).toMatchObject({ subject: 'You are invited' });
  await schedulers.pop()!.stop();
  await database.close();
  proxy.close();
});

test('nothing is mailed to an address that was not verified, nor about a kind that is switched off', async () => {
  const boaz = await site.aMember({ isVerified: false });
  const naomi = await site.aMember();
  const ruth = await site.aMember();
  await site.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${naomi.id}, 'reminder', 'mail', false)`;
  await site.sql`
    insert into notifications (member_id, kind, title, link)
    select members.id, 'reminder', 'Pray', '/features'
    from members
    where id in (${boaz.id}, ${naomi.id}, ${ruth.id})`;
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.recipients).toEqual([ruth.email]);
});

test('a gateway that is killed leaves its mail uncertain, and the rest to the others', async () => {
  await dueReminder('Pray for Naomi');
  const boaz = await site.aMember();
  await site.sql`
    insert into outbox (dedupe_key, recipient, subject, template, state, attempts, claimed_at)
    values ('claimed', ${boaz.email}, 'Claimed by the dead', 'notification', 'sending', 1, now() - interval '3 minutes')`;
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Pray for Naomi']);
  const [left] = await site.sql`select state from outbox where dedupe_key = 'claimed'`;
  expect(left).toEqual({ state: 'uncertain' });
});

test('many calls at the same time share two runs', async () => {
  let runs = 0;
  const task = oneAtATime(async () => {
    runs += 1;
    await Promise.resolve();
  });
  await Promise.all([task.run(), task.run(), task.run()]);
  await task.ended();
  expect(runs).toBe(2);
});

describe('the clock', () => {
  let runs: string[];
  let clock: Scheduler;
  let deliveries: number;
  let isDown: boolean;
  /** Announces that something was posted. */
  let announce: () => void;

  beforeEach(() => {
    runs = [];
    deliveries = 0;
    isDown = false;
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 57, 30) });
    const job = (name: Job['name']): Job => ({ name, run: async () => void runs.push(name) });
    const deliver = async () => {
      deliveries += 1;
      if (isDown) throw new Error('down');
    };
    clock = startScheduler(withoutDatabase(site.services), [
      job('ring_reminders'),
      job('sweep'),
      { name: 'deliver_mail', run: deliver },
    ]);
  });
  afterEach(async () => {
    await clock.stop();
    jest.useRealTimers();
  });

  test('each job runs at the start, then at every full minute, or hour', async () => {
    expect(runs).toEqual(['ring_reminders', 'sweep']);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(runs).toEqual(['ring_reminders', 'sweep', 'ring_reminders']);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(runs.filter((name) => name === 'ring_reminders')).toHaveLength(4);
    expect(runs.filter((name) => name === 'sweep')).toHaveLength(2);
  });

  test('nothing runs after a stop', async () => {
    await clock.stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(runs).toHaveLength(2);
  });

  test('a clock that is set back delays jobs by a minute at most', async () => {
    jest.setSystemTime(Date.UTC(2026, 0, 1, 11, 57, 30));
    await jest.advanceTimersByTimeAsync(90_000);
    expect(runs.filter((name) => name === 'ring_reminders').length).toBeGreaterThanOrEqual(2);
  });

  test('what is posted without a pause does not put a delivery off until the full minute', async () => {
    for (let count = 0; count < 40; count += 1) {
      announce();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(deliveries).toBeGreaterThan(10);
    expect(deliveries).toBeLessThan(25);
  });

  test('a delivery that failed is repeated soon, three times at most before the full minute', async () => {
    isDown = true;
    announce();
    await jest.advanceTimersByTimeAsync(100);
    expect(deliveries).toBe(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(deliveries).toBe(3);
    await jest.advanceTimersByTimeAsync(28_000);
    expect(deliveries).toBe(5);
    isDown = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(deliveries).toBe(6);
    isDown = true;
    announce();
    await jest.advanceTimersByTimeAsync(1_200);
    expect(deliveries).toBe(8);
  });

  /** Every statement succeeds at once, and only the test announces anything. */
  function withoutDatabase(services: AppServices): AppServices {
    const listen = (channel: string, onNotify: () => void) => {
      if (channel === 'deliveries') announce = onNotify;
      return new Promise(() => undefined);
    };
    const sql = () => Promise.resolve([]);
    const database = { ...services.database, sql: sql as never, direct: { listen } as never };
    return { ...services, database };
  }
});
