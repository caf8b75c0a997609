/** Newer than the types of the language: some browsers offer the one, some the other, some neither. */
type Place = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** In which of these countries the viewer may be: by the zone of their clock, then by the region of their language. */
export function viewerCountries(countryCodes: readonly string[]): string[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const byClock = countryCodes.filter((code) => zonesOf(code).includes(zone));
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
  const byLanguage = countryCodes.filter((code) => code === region);
  return [...new Set([...byClock, ...byLanguage])];
}

function zonesOf(countryCode: string): string[] {
  const place: Place = new Intl.Locale(`und-${countryCode}`);
  return place.getTimeZones?.() ?? place.timeZones ?? [];
}
