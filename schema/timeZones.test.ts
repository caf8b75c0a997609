import { locales, localeNames } from './locales.mjs';
import { cityOf, placeOf, zoneName, zoneOptions } from './timeZones';

const zonesOfBrowser = ['America/New_York', 'Asia/Calcutta', 'Asia/Tokyo', 'Europe/Berlin', 'Europe/Kiev'];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') });
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zonesOfBrowser);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the viewer's own zone comes first, once, the others by city, each with its offset", () => {
  expect(zoneOptions('en', 'Europe/Berlin')).toEqual([
    { value: 'Europe/Berlin', label: 'Berlin (UTC+1)' },
    { value: 'Asia/Calcutta', label: 'Kolkata (UTC+5:30)' },
    { value: 'Europe/Kiev', label: 'Kyiv (UTC+2)' },
    { value: 'America/New_York', label: 'New York (UTC−5)' },
    { value: 'Asia/Tokyo', label: 'Tokyo (UTC+9)' },
    { value: 'UTC', label: 'UTC' },
  ]);
});

test('the chosen zone comes after the own one', () => {
  const zones = zoneOptions('en', 'Europe/Berlin', 'Asia/Tokyo').map(({ label }) => label);
  expect(zones.slice(0, 3)).toEqual(['Berlin (UTC+1)', 'Tokyo (UTC+9)', 'Kolkata (UTC+5:30)']);
  expect(zones).toHaveLength(6);
  expect(zoneOptions('en', 'Asia/Tokyo', 'Asia/Tokyo')).toHaveLength(6);
});

test('a zone that the browser does not list has a name too', () => {
  expect(zoneOptions('en', 'Asia/Kolkata')[0]).toEqual({
    value: 'Asia/Kolkata',
    label: 'Kolkata (UTC+5:30)',
  });
  expect(zoneOptions('en', 'Africa/Accra')[0]!.label).toBe('Accra (UTC+0)');
});

test('a city has its current name', () => {
  const former = ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Katmandu', 'Asia/Rangoon', 'Asia/Saigon'];
  expect(former.map(cityOf)).toEqual(['Kolkata', 'Kyiv', 'Kathmandu', 'Yangon', 'Ho Chi Minh City']);
  expect(cityOf('America/Argentina/La_Rioja')).toBe('La Rioja');
});

test('in another language a zone has its name there', () => {
  expect(zoneOptions('de', 'Europe/Berlin')[0]!.label).toBe('Berlin (Mitteleuropäische Zeit, UTC+1)');
  expect(zoneOptions('ar', 'UTC')[0]!.label).toBe('UTC');
});

test('within a sentence a zone is a city in English, and its name in another language', () => {
  expect(zoneName('America/New_York', 'en')).toBe('New York');
  expect(zoneName('Asia/Jerusalem', 'de')).toBe('Israelische Zeit');
  expect(zoneName('Asia/Seoul', 'ar')).toBe('توقيت كوريا الرسمي');
  expect(['en', 'he'].map((locale) => zoneName('UTC', locale))).toEqual(['UTC', 'UTC']);
  expect(zoneName('Mars/Olympus', 'de')).toBe('Mars/Olympus');
});

test('a place is in letters that the reader of the language knows', () => {
  const places = (locale: string) =>
    ['Asia/Seoul', 'America/New_York', 'UTC'].map((zone) => placeOf(zone, locale));
  expect(places('de')).toEqual(['Seoul', 'New York', 'UTC']);
  expect(places('ko')).toEqual(['대한민국', '뉴욕', 'UTC']);
  expect(places('he')).toEqual(['קוריאה הדרומית', 'ניו יורק', 'UTC']);
  jest.restoreAllMocks();
  for (const locale of localeNames.filter((name) => /^\P{Script=Latin}/u.test(locales[name].name))) {
    const named = Intl.supportedValuesOf('timeZone').map((zone) => placeOf(zone, locale));
    expect(named.filter((place) => /\p{Script=Latin}/u.test(place))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(placeOf('Mars/Olympus_Mons', locale)).toBe('Olympus Mons');
  }
});
