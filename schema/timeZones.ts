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

/** 'Berlin (UTC+1)': a zone by its city, with its present offset. */
export function zoneLabel(zone: string): string {
  return zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${offsetOf(zone)})`;
}

/** All time zones of this browser, sorted by their labels, after `first`: the viewer's own and the chosen one. */
export function zoneOptions(...first: string[]) {
  const others = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  for (const zone of first) others.delete(zone);
  return [
    ...[...new Set(first)].map(optionOf),
    ...[...others].map(optionOf).toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}

const optionOf = (zone: string) => ({ value: zone, label: zoneLabel(zone) });

/** 'UTC+5:30' */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')!.value.slice('GMT'.length);
  return `UTC${offset.replace('-', '−') || '+0'}`;
}
