import { DateTime } from 'luxon';
import { openTestSite } from '../../testing/testSite';
import { challengeOn, scriptureOn } from './daily';
import { verses } from './verses';

const day = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

test('the daily scripture rotates among 30 verses by day of year', () => {
  expect(new Set(verses.map((verse) => verse.reference)).size).toBe(30);
  expect(scriptureOn(day('2026-01-01'))).toBe(verses[0]);
  expect(scriptureOn(day('2026-01-30'))).toBe(verses[29]);
  expect(scriptureOn(day('2026-01-31'))).toBe(verses[0]);
  expect(scriptureOn(day('2028-12-31'))).toBe(verses[(366 - 1) % 30]);
});

test('the themes are Hope, Peace, Faith, Comfort, Strength and Love, five verses each', () => {
  for (const theme of ['Hope', 'Peace', 'Faith', 'Comfort', 'Strength', 'Love']) {
    expect(verses.filter((verse) => verse.theme === theme)).toHaveLength(5);
  }
});

test('two successive days never have the same challenge', () => {
  for (let ordinal = 1; ordinal <= 366; ordinal++) {
    const today = day('2028-01-01').plus({ days: ordinal - 1 });
    expect(challengeOn(today)).not.toBe(challengeOn(today.plus({ days: 1 })));
  }
});

describe('over both APIs', () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test('the verse and the challenge of today', async () => {
    const gateway = await site.gateway();
    const scripture = await gateway.rest('GET', '/api/daily-scripture');
    const challenge = await gateway.rest('GET', '/api/daily-challenge');
    const both = await gateway.graphql(
      '{ dailyScripture { verse reference translation theme } dailyChallenge { title description } }',
    );

    expect(scripture).toMatchObject({
      status: 200,
      body: { ...scriptureOn(DateTime.utc()), translation: 'World English Bible' },
    });
    expect(challenge).toMatchObject({ status: 200, body: challengeOn(DateTime.utc()) });
    expect(both.body.data).toEqual({ dailyScripture: scripture.body, dailyChallenge: challenge.body });
  });

  test('an unknown time zone is refused', async () => {
    const gateway = await site.gateway();
    expect(await gateway.rest('GET', '/api/daily-scripture?timeZone=Mars/Olympus')).toMatchObject({
      status: 400,
      body: { message: 'Unknown time zone', errors: [{ path: 'timeZone' }] },
    });
    const refused = await gateway.graphql('{ dailyScripture(timeZone: "Mars/Olympus") { verse } }');
    expect(refused.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});
