import { openTestSite, type TestSite } from '../../testing/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a streak lasts until a whole day without prayer has passed in the member’s time zone', async () => {
  const gateway = await site.gateway();
  const ruth = await site.aMember({ timeZone: 'Pacific/Auckland' });
  const streakAfter = async (days: number) => {
    await site.sql`
      update members
      set prayer_streak = 7, streak_day = (now() at time zone time_zone)::date - ${days}::integer
      where id = ${ruth.id}`;
    const rest = await gateway.rest('GET', '/api/auth/user', { as: ruth });
    const graphql = await gateway.graphql('{ viewer { prayerStreak } }', {}, { as: ruth });
    expect(graphql.body.data.viewer.prayerStreak).toBe(rest.body.prayerStreak);
    return rest.body.prayerStreak;
  };

  expect(await streakAfter(0)).toBe(7);
  expect(await streakAfter(1)).toBe(7);
  expect(await streakAfter(2)).toBe(0);
});

test('only the owner of an account receives its fields', async () => {
  const gateway = await site.gateway();
  expect(await gateway.rest('GET', '/api/auth/user')).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
  expect((await gateway.graphql('{ viewer { email } }')).body.data.viewer).toBeNull();
});
