import { createReminder } from '../reminders/reminders';
import { eventually } from '../testing/eventually';
import { openHouse, type TestHouse } from '../testing/house';
import { openMailServer, type MailServer } from '../testing/mailServer';
import { oneAtATime } from './once';
import { startWorker, type Worker } from './worker';

let house: TestHouse;
let server: MailServer;
let workers: Worker[] = [];

beforeEach(async () => {
  server = await openMailServer();
  house = await openHouse({ smtpUrl: server.url });
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await house.close();
  await server.close();
});

function start() {
  workers.push(startWorker(house.house));
}

async function dueReminder(title: string) {
  const ruth = await house.aMember();
  const { id } = await createReminder(ruth.context, { title, reminderTime: '09:00', frequency: 'daily' });
  await house.sql`update reminders set next_at = now() - interval '1 minute' where id = ${id}`;
  return ruth;
}

const unsettled = async () =>
  (await house.sql`select from outbox where state in ('waiting', 'sending')`).length +
  (await house.sql`select from reminders where next_at <= now()`).length;

test('a reminder arrives by mail, once, although two gateways work', async () => {
  const ruth = await dueReminder('Pray for Naomi');
  start();
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Pray for Naomi']);
  expect(server.recipients).toEqual([ruth.email]);
});

test('what comes while the gateway works leaves at once', async () => {
  start();
  await eventually(
    async () => (await house.sql`select to_regclass('graphile_worker.jobs') as jobs`)[0]!.jobs !== null,
  );
  const ruth = await house.aMember();
  await house.sql`
    insert into notifications (member_id, kind, title, link)
    values (${ruth.id}, 'chain_invitation', 'You are invited', '/features?tab=chains')`;
  await eventually(() => server.mails.length > 0);
  expect(server.mails[0]).toMatchObject({ subject: 'You are invited' });
});

test('nothing is mailed to an address that was not verified, nor about a kind that is switched off', async () => {
  const boaz = await house.aMember({ isVerified: false });
  const naomi = await house.aMember();
  const ruth = await house.aMember();
  await house.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${naomi.id}, 'reminder', 'mail', false)`;
  await house.sql`
    insert into notifications (member_id, kind, title, link)
    select members.id, 'reminder', 'Pray', '/features'
    from members
    where id in (${boaz.id}, ${naomi.id}, ${ruth.id})`;
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.recipients).toEqual([ruth.email]);
});

test('a worker that is killed leaves its mail to be looked at, and the rest to the others', async () => {
  await dueReminder('Pray for Naomi');
  const boaz = await house.aMember();
  await house.sql`
    insert into outbox (dedupe_key, recipient, subject, template, state, attempts, claimed_at)
    values ('claimed', ${boaz.email}, 'Claimed by the dead', 'notification', 'sending', 1, now() - interval '3 minutes')`;
  start();
  await eventually(() => server.mails.length > 0);
  await eventually(async () => (await unsettled()) === 0);
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Pray for Naomi']);
  const [left] = await house.sql`select state from outbox where dedupe_key = 'claimed'`;
  expect(left).toEqual({ state: 'uncertain' });
});

test('of many calls at the same time one task makes two runs', async () => {
  let runs = 0;
  const task = oneAtATime(async () => {
    runs += 1;
    await Promise.resolve();
  });
  await Promise.all([task.run(), task.run(), task.run()]);
  await task.ended();
  expect(runs).toBe(2);
});
