import { DateTime } from 'luxon';
import { openTestSite } from '../../testing/testSite';
import { challengeOn, scriptureOn } from './daily';
import { localeNames, locales, type Locale } from 'schema/locales';
import { textsOf } from '../../platform/texts/texts';
import { scriptureIn } from './translations';
import { verses } from './verses';

/** Every verse in a language, in the order of the days. */
const inLanguage = (locale: Locale) => verses.map((scripture) => scriptureIn(locale, scripture));

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

describe.each(localeNames)('in %s', (locale) => {
  test('every verse is there, or is English and says so', async () => {
    const all = inLanguage(locale);
    expect(all).toHaveLength(verses.length);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(verses.length);
    for (const [index, scripture] of all.entries()) {
      const english = verses[index]!;
      expect(scripture.theme).toBe(english.theme);
      expect(scripture.verse).toBe(scripture.verse.trim());
      const isEnglish = scripture.translation === 'World English Bible';
      expect(scripture.verse === english.verse).toBe(isEnglish);
      expect(scripture.reference === english.reference).toBe(isEnglish);
    }
    const isEnglish = all.map(({ translation }) => translation === 'World English Bible');
    const untranslated = ['en', 'sw', 'uk'].includes(locale);
    // Hebrew has those of the Hebrew Bible.
    expect(isEnglish).toEqual(
      verses.map(({ reference }) => untranslated || (locale === 'he' && ofNewTestament.test(reference))),
    );
  });

  test('a book has one name, and a verse is written in the letters of its language', async () => {
    const books = new Map<string, string>();
    for (const [index, { reference, verse, translation }] of inLanguage(locale).entries()) {
      const book = bookOf(verses[index]!.reference);
      expect(books.get(book) ?? bookOf(reference)).toBe(bookOf(reference));
      books.set(book, bookOf(reference));
      const script = translation === 'World English Bible' ? undefined : scripts[locale];
      const letters = `${verse}${bookOf(reference)}`.match(/\p{L}/gu)!;
      expect(letters.filter((letter) => !(script ?? /\p{sc=Latin}/u).test(letter))).toEqual([]);
      const isMirrored = translation !== 'World English Bible' && locales[locale].dir === 'rtl';
      expect(/[\u0590-\u08FF]/.test(verse)).toBe(isMirrored);
    }
    expect(new Set(books.values()).size).toBe(books.size);
  });
});

const ofNewTestament =
  /^(Matthew|Mark|Luke|John|Romans|1 Corinthians|2 Corinthians|Philippians|Hebrews|1 John)\b/;

/** Without chapter and verse. */
const bookOf = (reference: string) => reference.replace(/ ?\d+[:.,] ?[\d–-]+$| \S+, \S+$/u, '');

const scripts: Partial<Record<string, RegExp>> = {
  uk: /\p{sc=Cyrillic}/u,
  ko: /\p{sc=Hangul}/u,
  'zh-Hans': /\p{sc=Han}/u,
  ar: /\p{sc=Arabic}/u,
  he: /\p{sc=Hebrew}/u,
};

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

    const { title, description } = challengeOn(DateTime.utc());
    expect(scripture).toMatchObject({
      status: 200,
      body: { ...scriptureOn(DateTime.utc()), translation: 'World English Bible' },
    });
    expect(challenge).toMatchObject({
      status: 200,
      body: { title: title.message, description: description.message },
    });
    expect(both.body.data).toEqual({ dailyScripture: scripture.body, dailyChallenge: challenge.body });
  });

  test('are in the language of the request, or in that of the member, who chose it', async () => {
    const gateway = await site.gateway();
    const inGerman = scriptureIn('de', scriptureOn(DateTime.utc()));
    const { status, body, headers } = await gateway.rest('GET', '/api/daily-scripture', {
      headers: { 'accept-language': 'de' },
    });
    expect([status, body]).toEqual([200, inGerman]);
    expect(headers.get('vary')).toContain('Accept-Language');
    const member = await site.aMember();
    await gateway.rest('PUT', '/api/auth/user', { as: member, body: { locale: 'de' } });
    const query = '{ dailyScripture { verse reference translation theme } dailyChallenge { title } }';
    const own = await gateway.graphql(query, {}, { as: member, headers: { 'accept-language': 'fr' } });
    expect(own.body.data.dailyScripture).toEqual(inGerman);
    expect(own.body.data.dailyChallenge.title).toBe(textsOf('de').t(challengeOn(DateTime.utc()).title));
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
