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
 * 'Berlin (UTC+1)': a zone by its city, with its present offset; in other languages also with its name, 'Berlin
 * (Mitteleuropäische Zeit, UTC+1)', because browsers have no names of cities.
 */
export function zoneLabel(zone: string, locale: string): string {
  if (zone === 'UTC') return 'UTC';
  const name = locale === 'en' ? '' : `${partOf(zone, locale, 'longGeneric')}, `;
  return `${cityOf(zone)} (${name}${offsetOf(zone)})`;
}

/** A zone within a sentence: 'Berlin', in other languages 'Mitteleuropäische Zeit'. A zone that is not known stays. */
export function zoneName(zone: string, locale: string): string {
  if (zone === 'UTC' || locale === 'en') return cityOf(zone);
  try {
    return partOf(zone, locale, 'longGeneric');
  } catch {
    return zone;
  }
}

/** All time zones of this browser, sorted by their labels, after `first`: the viewer's own and the chosen one. */
export function zoneOptions(locale: string, ...first: string[]) {
  const others = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  for (const zone of first) others.delete(zone);
  return [
    ...[...new Set(first)].map(optionOf),
    ...[...others].map(optionOf).toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
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

function partOf(zone: string, locale: string, timeZoneName: 'shortOffset' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}
