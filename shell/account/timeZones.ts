/** The zone in which this browser is. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All zones that this browser knows: its own first, and `current` in any case. */
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
