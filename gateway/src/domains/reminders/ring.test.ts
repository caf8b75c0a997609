import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { submitPrayer } from '../prayers/prayers';
import { createReminder, pauseReminder } from './reminders';
import { ringReminders } from './ring';

let site: TestSite;
let ruth: ActingMember;

beforeEach(async () => {
  site = await openTestSite();
  ruth = await site.aMember({ timeZone: 'Europe/Berlin' });
});
afterEach(() => site.close());

const form = { title: 'Pray for Naomi', reminderTime: '09:00', frequency: 'daily' };
const ringAll = () => ringReminders(site.services, () => false);

/** Creates a reminder that has been due for some time. */
async function dueReminder(given: object = {}, ago = '5 seconds') {
  const reminder = await createReminder(ruth.context, { ...form, ...given });
  await site.sql`update reminders set next_at = now() - ${ago}::interval where id = ${reminder.id}`;
  return reminder;
}

const notifications = () =>
  site.sql`select member_id as "memberId", kind, title, body, link from notifications order by id`;

const nextOf = async (id: number): Promise<Date> =>
  (await site.sql`select next_at from reminders where id = ${id}`)[0]!.next_at;

test('a due reminder notifies its owner and moves to its next time', async () => {
  const { id, nextAt } = await dueReminder({ description: 'At breakfast' });
  await ringAll();
  expect(await notifications()).toEqual([
    {
      memberId: ruth.id,
      kind: 'reminder',
      title: 'Pray for Naomi',
      body: 'At breakfast',
      link: '/features?tab=reminders',
    },
  ]);
  expect(await nextOf(id)).toEqual(nextAt);
  await ringAll();
  expect(await notifications()).toHaveLength(1);
});

test('a reminder that is not due does nothing', async () => {
  await createReminder(ruth.context, form);
  await ringAll();
  expect(await notifications()).toEqual([]);
});

test('two gateways notify once', async () => {
  for (let number = 1; number <= 5; number++) await dueReminder();
  await Promise.all([ringAll(), ringAll(), ringAll()]);
  expect(await notifications()).toHaveLength(5);
});

test('a reminder that was missed for days notifies once, late', async () => {
  const { id } = await dueReminder({}, '9 days');
  await ringAll();
  await ringAll();
  expect(await notifications()).toHaveLength(1);
  expect((await nextOf(id)).getTime()).toBeGreaterThan(Date.now());
});

test('a paused reminder does nothing', async () => {
  const { id } = await dueReminder();
  await pauseReminder(ruth.context, id, true);
  await site.sql`update reminders set next_at = now() - interval '1 minute'`;
  await ringAll();
  expect(await notifications()).toEqual([]);
});

test('a reminder for a prayer links to it, and stops when the prayer is answered', async () => {
  const { id: prayerId } = await submitPrayer(ruth.context, prayerForm);
  const { id } = await dueReminder({ prayerId });
  await ringAll();
  expect(await notifications()).toMatchObject([{ link: `/prayer/${prayerId}` }]);

  await site.sql`update prayers set status = 'answered' where id = ${prayerId}`;
  await site.sql`update reminders set next_at = now() - interval '1 minute' where id = ${id}`;
  await ringAll();
  expect(await notifications()).toHaveLength(1);
  expect((await nextOf(id)).getTime()).toBeGreaterThan(Date.now());
});

test('a reminder for a withdrawn prayer links to the reminders', async () => {
  const { id: prayerId } = await submitPrayer(ruth.context, prayerForm);
  await dueReminder({ prayerId });
  await site.sql`update prayers set status = 'removed' where id = ${prayerId}`;
  await ringAll();
  expect(await notifications()).toMatchObject([{ link: '/features?tab=reminders' }]);
});

test('an unknown time zone does not block other reminders', async () => {
  const { id } = await dueReminder();
  await site.sql`update reminders set time_zone = 'Atlantis/Capital' where id = ${id}`;
  await dueReminder({ title: 'Another' });
  await ringAll();
  expect(await notifications()).toHaveLength(2);
});
