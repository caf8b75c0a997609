/** Cities whose zone browsers still list under a former name, or write without its signs. */
const currentNames: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Macao': 'Macau',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** 'New York' for America/New_York, 'Kolkata' for Asia/Calcutta. */
export function cityOf(zone: string): string {
  return currentNames[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * Where a zone is: 'Berlin'. Browsers have no names of cities, but in a language of another script they name the place of
 * a zone: the country where it has one zone ('독일'), else the city ('뉴욕').
 */
export function placeOf(zone: string, locale: string): string {
  const around = aroundPlace(locale);
  const name = around && zone !== 'UTC' && tryPartOf(zone, locale, 'shortGeneric');
  if (!name) return cityOf(zone);
  const [before, after] = around;
  const isPlace = name.startsWith(before) && name.endsWith(after);
  return isPlace ? name.slice(before.length, name.length - after.length) : cityOf(zone);
}

const known = new Map<string, [string, string] | null>();

/** The text that a language puts before and after a place: '독일' is in '독일 시간'. Null in Latin script. */
function aroundPlace(locale: string): [string, string] | null {
  const found = known.get(locale);
  if (found !== undefined) return found;
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  const around = isLatin ? null : aroundJapan(locale);
  known.set(locale, around);
  return around;
}

function aroundJapan(locale: string): [string, string] | null {
  const japan = new Intl.DisplayNames(locale, { type: 'region' }).of('JP')!;
  const [before = '', after] = partOf('Asia/Tokyo', locale, 'shortGeneric').split(japan);
  return after === undefined ? null : [before, after];
}

/** 'Berlin (UTC+1)': a zone by its place, with its present offset; in other languages also with its name, 'Berlin (Mitteleuropäische Zeit, UTC+1)'. */
function zoneLabel(zone: string, locale: string): string {
  if (zone === 'UTC') return 'UTC';
  const name = locale === 'en' ? '' : `${partOf(zone, locale, 'longGeneric')}, `;
  return `${placeOf(zone, locale)} (${name}${offsetOf(zone)})`;
}

/** A zone within a sentence: 'Berlin', in other languages 'Mitteleuropäische Zeit'. A zone that is not known stays. */
export function zoneName(zone: string, locale: string): string {
  if (zone === 'UTC' || locale === 'en') return cityOf(zone);
  return tryPartOf(zone, locale, 'longGeneric') ?? zone;
}

/** All time zones of this browser, sorted by their labels, after `first`: the viewer's own and the chosen one. */
export function zoneOptions(locale: string, ...first: string[]) {
  const others = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  for (const zone of first) others.delete(zone);
  return [
    ...[...new Set(first)].map(optionOf),
    ...[...others].map(optionOf).toSorted((one, other) => one.label.localeCompare(other.label, locale)),
  ];

  function optionOf(zone: string) {
    return { value: zone, label: zoneLabel(zone, locale) };
  }
}

/** 'UTC+5:30' */
function offsetOf(zone: string): string {
  const offset = partOf(zone, 'en', 'shortOffset').slice('GMT'.length);
  return `UTC${offset.replace('-', '−') || '+0'}`;
}

function partOf(
  zone: string,
  locale: string,
  timeZoneName: 'shortOffset' | 'shortGeneric' | 'longGeneric',
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/** Null for a zone that is not known. */
function tryPartOf(zone: string, locale: string, name: 'shortGeneric' | 'longGeneric'): string | null {
  try {
    return partOf(zone, locale, name);
  } catch {
    return null;
  }
}
