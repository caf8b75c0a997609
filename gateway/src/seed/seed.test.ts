import { listPrayersByPage } from '../domains/prayers/feed';
import { getStats } from '../domains/stats/stats';
import { openTestSite, type TestSite } from '../testing/testSite';
import { seedIfEmpty } from './seed';
import { wall } from './wall';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  // Like two gateways that start at the same time.
  await Promise.all([seedIfEmpty(site.sql), seedIfEmpty(site.sql)]);
});

afterAll(() => site.close());

test('an empty database is filled with a small community once', async () => {
  const [counts] = await site.sql`
    select
      (select count(*) from members)::integer as members,
      (select count(*) from prayers)::integer as prayers,
      (select count(*) from banners)::integer as banners`;
  expect(counts).toEqual({ members: 24, prayers: wall.length, banners: 4 });
  expect(wall.length).toBeGreaterThanOrEqual(60);
});

test('its prayers are all different and valid', () => {
  expect(new Set(wall.map(({ title }) => title)).size).toBe(wall.length);
  expect(new Set(wall.map(({ description }) => description)).size).toBe(wall.length);
  for (const { title, description } of wall) {
    expect(Array.from(title).length).toBeLessThanOrEqual(100);
    expect(Array.from(description).length).toBeLessThanOrEqual(500);
    expect(Array.from(description).length).toBeGreaterThanOrEqual(10);
  }
});

test('every order, category and first page of its wall has prayers', async () => {
  for (const sortBy of ['recent', 'amens', 'trending']) {
    const { prayers, hasMore } = await listPrayersByPage(site.visitor, { sortBy });
    expect(prayers).toHaveLength(20);
    expect(hasMore).toBe(true);
  }
  for (const category of ['health', 'family', 'finances', 'grief', 'praise', 'general']) {
    const { prayers } = await listPrayersByPage(site.visitor, { category });
    expect(prayers.length).toBeGreaterThanOrEqual(5);
  }
});

test('its counters equal its rows', async () => {
  const [truth] = await site.sql`
    select (select count(*) from prayers)::integer as "totalPrayers", (select count(*) from amens)::integer as "totalAmens"`;
  expect(await getStats(site.visitor)).toMatchObject(truth!);
});

test('a database that is in use is not changed', async () => {
  await seedIfEmpty(site.sql);
  expect((await getStats(site.visitor)).totalPrayers).toBe(wall.length);
});

test('none of it is in the future', async () => {
  const [{ later }] = await site.sql<[{ later: number }]>`
    select count(*)::integer as later
    from (
      select created_at from prayers
      union all select created_at from amens
      union all select created_at from comments
      union all select created_at from prayer_updates
    ) as acts
    where created_at > now()`;
  expect(later).toBe(0);
});
