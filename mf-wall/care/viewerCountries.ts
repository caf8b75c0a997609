/** Newer than TypeScript's types: browsers have the one, the other or neither. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The given countries where the viewer may be: by their time zone, then by the region of their language. */
export function viewerCountries(countryCodes: readonly string[]): string[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const byClock = countryCodes.filter((code) => zonesOf(code).includes(zone));
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
  const byLanguage = countryCodes.filter((code) => code === region);
  return [...new Set([...byClock, ...byLanguage])];
}

function zonesOf(countryCode: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
