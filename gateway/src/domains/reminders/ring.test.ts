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

/** A reminder that was to ring so long ago. */
async function dueReminder(given: object = {}, ago = '5 seconds') {
  const reminder = await createReminder(ruth.context, { ...form, ...given });
  await site.sql`update reminders set next_at = now() - ${ago}::interval where id = ${reminder.id}`;
  return reminder;
}

const told = () =>
  site.sql`select member_id as "memberId", kind, title, body, link from notifications order by id`;

const nextOf = async (id: number): Promise<Date> =>
  (await site.sql`select next_at from reminders where id = ${id}`)[0]!.next_at;

test('a reminder whose time has come tells its owner, and waits for the next time', async () => {
  const { id, nextAt } = await dueReminder({ description: 'At breakfast' });
  await ringAll();
  expect(await told()).toEqual([
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
  expect(await told()).toHaveLength(1);
});

test('one whose time has not come is silent', async () => {
  await createReminder(ruth.context, form);
  await ringAll();
  expect(await told()).toEqual([]);
});

test('two gateways ring it once', async () => {
  for (let number = 1; number <= 5; number++) await dueReminder();
  await Promise.all([ringAll(), ringAll(), ringAll()]);
  expect(await told()).toHaveLength(5);
});

test('what was missed for days rings once, late', async () => {
  const { id } = await dueReminder({}, '9 days');
  await ringAll();
  await ringAll();
  expect(await told()).toHaveLength(1);
  expect((await nextOf(id)).getTime()).toBeGreaterThan(Date.now());
});

test('one that rests is silent', async () => {
  const { id } = await dueReminder();
  await pauseReminder(ruth.context, id, true);
  await site.sql`update reminders set next_at = now() - interval '1 minute'`;
  await ringAll();
  expect(await told()).toEqual([]);
});

test('one for a prayer leads to it, and is silent once that prayer is answered', async () => {
  const { id: prayerId } = await submitPrayer(ruth.context, prayerForm);
  const { id } = await dueReminder({ prayerId });
  await ringAll();
  expect(await told()).toMatchObject([{ link: `/prayer/${prayerId}` }]);

  await site.sql`update prayers set status = 'answered' where id = ${prayerId}`;
  await site.sql`update reminders set next_at = now() - interval '1 minute' where id = ${id}`;
  await ringAll();
  expect(await told()).toHaveLength(1);
  expect((await nextOf(id)).getTime()).toBeGreaterThan(Date.now());
});

test('one for a prayer that was withdrawn leads to the reminders', async () => {
  const { id: prayerId } = await submitPrayer(ruth.context, prayerForm);
  await dueReminder({ prayerId });
  await site.sql`update prayers set status = 'removed' where id = ${prayerId}`;
  await ringAll();
  expect(await told()).toMatchObject([{ link: '/features?tab=reminders' }]);
});

test('a zone that this machine does not know keeps nobody from being told', async () => {
  const { id } = await dueReminder();
  await site.sql`update reminders set time_zone = 'Atlantis/Capital' where id = ${id}`;
  await dueReminder({ title: 'Another' });
  await ringAll();
  expect(await told()).toHaveLength(2);
});
