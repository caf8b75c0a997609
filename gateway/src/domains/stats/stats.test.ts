import { giveAmen } from '../prayers/amens';
import { submitPrayer, withdrawPrayer } from '../prayers/prayers';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { getStats } from './stats';

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

test('an empty community has zeros', async () => {
  expect(await getStats(site.visitor)).toEqual({
    totalPrayers: 0,
    totalTestimonials: 0,
    totalAmens: 0,
    totalPrayerChains: 0,
    totalPrayerGroups: 0,
    activeToday: 0,
  });
});

test('prayers and amens count unless hidden or withdrawn, answered ones included', async () => {
  const [ruth, boaz] = [await site.aMember(), await site.aMember()];
  const prayer = await submitPrayer(ruth.context, prayerForm);
  await giveAmen(ruth.context, prayer.id);
  await giveAmen(boaz.context, prayer.id);
  const counted = { totalPrayers: 1, totalAmens: 2, activeToday: 2 };
  const uncounted = { totalPrayers: 0, totalAmens: 0, activeToday: 2 };
  expect(await getStats(site.visitor)).toMatchObject(counted);
  for (const [status, stats] of [
    ['answered', counted],
    ['hidden', uncounted],
    ['active', counted],
  ] as const) {
    await site.sql`update prayers set status = ${status} where id = ${prayer.id}`;
    expect(await getStats(site.visitor)).toMatchObject(stats);
  }
  await withdrawPrayer(ruth.context, prayer.id);
  expect(await getStats(site.visitor)).toMatchObject(uncounted);
});

test('after concurrent writes the statistics equal the rows', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => site.aMember()));
  const prayers = await Promise.all(members.map(({ context }) => submitPrayer(context, prayerForm)));
  await Promise.all([
    ...members.flatMap(({ context }) => prayers.slice(0, 10).map(({ id }) => giveAmen(context, id))),
    ...members.slice(10).map(({ context }, index) => withdrawPrayer(context, prayers[10 + index]!.id)),
  ]);
  const [truth] = await site.sql`
    select
      (select count(*)::integer from prayers where status in ('active', 'answered')) as "totalPrayers",
      (select count(*)::integer from amens) as "totalAmens",
      (select count(*)::integer from daily_active) as "activeToday"`;
  expect(truth).toEqual({ totalPrayers: 10, totalAmens: 200, activeToday: 20 });
  expect(await getStats(site.visitor)).toMatchObject(truth!);
});

test('a member who was active yesterday does not count as active today', async () => {
  const ruth = await site.aMember();
  await site.sql`insert into daily_active (day, member_id) values ((now() at time zone 'UTC')::date - 1, ${ruth.id})`;
  expect((await getStats(site.visitor)).activeToday).toBe(0);
  await submitPrayer(ruth.context, prayerForm);
  expect((await getStats(site.visitor)).activeToday).toBe(1);
});

test('both APIs return the same, in one statement, with an ETag', async () => {
  const ruth = await site.aMember();
  await submitPrayer(ruth.context, prayerForm);
  const gateway = await site.gateway();
  site.statements();
  const overRest = await gateway.rest('GET', '/api/stats');
  expect(site.statements()).toHaveLength(1);
  const document =
    '{ stats { totalPrayers totalTestimonials totalAmens totalPrayerChains totalPrayerGroups activeToday } }';
  expect((await gateway.graphql(document)).body.data.stats).toEqual(overRest.body);
  const again = await gateway.rest('GET', '/api/stats', {
    headers: { 'if-none-match': overRest.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});

test('any number of concurrent requests read the statistics twice at most', async () => {
  const ruth = await site.aMember();
  await submitPrayer(ruth.context, prayerForm);
  site.statements();
  const results = await Promise.all(Array.from({ length: 50 }, () => getStats(site.visitor)));
  expect(site.statements()).toHaveLength(2);
  expect(new Set(results.map(({ totalPrayers }) => totalPrayers))).toEqual(new Set([1]));
});

test('a request after a write includes it, also while other requests are running', async () => {
  const ruth = await site.aMember();
  for (let posted = 1; posted <= 15; posted += 1) {
    const others = Array.from({ length: 5 }, () => getStats(site.visitor));
    await submitPrayer(ruth.context, prayerForm);
    others.push(getStats(site.visitor));
    expect((await getStats(site.visitor)).totalPrayers).toBe(posted);
    await Promise.all(others);
  }
});
