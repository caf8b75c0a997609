import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { giveAmen } from './amens';
import { encourage } from './encouragement';
import { submitPrayer } from './prayers';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function journeyOf(member: ActingMember) {
  const [journey] = await site.sql`
    select experience_points, total_prayers, total_amens, total_encouragements, prayer_streak
    from members
    where id = ${member.id}`;
  return journey;
}

test('a prayer is worth 20 points, an encouragement 10, an amen 5', async () => {
  const ruth = await site.aMember();
  const prayer = await submitPrayer(ruth.context, prayerForm);
  await encourage(ruth.context, prayer.id, { content: 'Courage' });
  await giveAmen(ruth.context, prayer.id);
  expect(await journeyOf(ruth)).toEqual({
    experience_points: 35,
    total_prayers: 1,
    total_amens: 1,
    total_encouragements: 1,
    prayer_streak: 1,
  });
});

test.each([
  ['today already', 'current_date', 4, 4],
  ['yesterday', 'current_date - 1', 4, 5],
  ['the day before yesterday', 'current_date - 2', 4, 1],
])('a streak whose last day was %s continues or restarts', async (_, lastDay, streak, after) => {
  const ruth = await site.aMember();
  await site.sql`
    update members
    set prayer_streak = ${streak}, streak_day = (${site.sql.unsafe(lastDay.replace('current_date', "(now() at time zone 'UTC')::date"))})
    where id = ${ruth.id}`;
  await submitPrayer(ruth.context, prayerForm);
  expect(await journeyOf(ruth)).toMatchObject({ prayer_streak: after });
});

test('a day of the streak is a day in the member’s own zone', async () => {
  const [west, east] = [
    await site.aMember({ timeZone: 'Pacific/Pago_Pago' }),
    await site.aMember({ timeZone: 'Pacific/Kiritimati' }),
  ];
  await submitPrayer(west.context, prayerForm);
  await submitPrayer(east.context, prayerForm);
  const days = await site.sql<{ day: string }[]>`
    select streak_day::text as day
    from members
    where id in (${west.id}, ${east.id})
    order by id`;
  // The two zones are 25 hours apart: they never have the same date.
  expect(days[0]!.day).not.toBe(days[1]!.day);
});
