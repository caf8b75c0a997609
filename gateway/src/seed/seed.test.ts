import { listPrayersByPage } from '../prayers/feed';
import { getStats } from '../stats/stats';
import { openHouse, type TestHouse } from '../testing/house';
import { seedIfEmpty } from './seed';
import { wall } from './wall';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse();
  // Two gateways that start at the same moment.
  await Promise.all([seedIfEmpty(house.sql), seedIfEmpty(house.sql)]);
});

afterAll(() => house.close());

test('an empty database receives a small community, once', async () => {
  const [counts] = await house.sql`
    select
      (select count(*) from members)::integer as members,
      (select count(*) from prayers)::integer as prayers,
      (select count(*) from banners)::integer as banners`;
  expect(counts).toEqual({ members: 24, prayers: wall.length, banners: 4 });
  expect(wall.length).toBeGreaterThanOrEqual(60);
});

test('no two prayers of it are alike, and every one would pass the form', () => {
  expect(new Set(wall.map(({ title }) => title)).size).toBe(wall.length);
  expect(new Set(wall.map(({ description }) => description)).size).toBe(wall.length);
  for (const { title, description } of wall) {
    expect(Array.from(title).length).toBeLessThanOrEqual(100);
    expect(Array.from(description).length).toBeLessThanOrEqual(500);
    expect(Array.from(description).length).toBeGreaterThanOrEqual(10);
  }
});

test('every order, category and page of its wall has something to show', async () => {
  for (const sortBy of ['recent', 'amens', 'trending']) {
    const { prayers, hasMore } = await listPrayersByPage(house.visitor, { sortBy });
    expect(prayers).toHaveLength(20);
    expect(hasMore).toBe(true);
  }
  for (const category of ['health', 'family', 'finances', 'grief', 'praise', 'general']) {
    const { prayers } = await listPrayersByPage(house.visitor, { category });
    expect(prayers.length).toBeGreaterThanOrEqual(5);
  }
});

test('its counters are those of its rows', async () => {
  const [truth] = await house.sql`
    select (select count(*) from prayers)::integer as "totalPrayers", (select count(*) from amens)::integer as "totalAmens"`;
  expect(await getStats(house.visitor)).toMatchObject(truth!);
});

test('a database that somebody lives in is left alone', async () => {
  await seedIfEmpty(house.sql);
  expect((await getStats(house.visitor)).totalPrayers).toBe(wall.length);
});

test('nothing of it happens in the future', async () => {
  const [{ later }] = await house.sql<[{ later: number }]>`
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
