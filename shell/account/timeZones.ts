/** The browser's time zone. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All time zones of this browser: its own first, and always including `current`. */
export function timeZoneOptions(current: string) {
  const here = browserTimeZone();
  const names = new Set([here, ...[current, ...Intl.supportedValuesOf('timeZone')].sort()]);
  return [...names].map((name) => ({
    value: name,
    label: name === here ? `${readable(name)} (where this browser is)` : readable(name),
  }));
}

function readable(name: string): string {
  return name.replaceAll('_', ' ');
}
