/**
 * What the clocks of a time zone show, from the browser's own data, from 1970 on. A clock's time is a number too: the
 * instant, in milliseconds, at which the clocks of UTC show the same.
 */

/** Whether this browser knows a zone: one may be newer than the browser. */
export function isKnownZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a zone's clocks show at an instant. @throws RangeError for a zone that is not known */
export function clockAt(instant: number, zone: string): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year, month, day, hour, minute, second } = shown;
  return Date.UTC(year!, month! - 1, day, hour, minute, second, instant % 1000);
}

/**
 * The instant at which a zone's clocks show a time. A time that they show twice is the first of both; one that they skip
 * is later by what is skipped. @throws RangeError for a zone that is not known
 */
export function instantOf(clock: number, zone: string): number {
  // No zone changes its clocks twice within two days.
  const [first, second] = [clock - dayLength, clock + dayLength].map(
    (near) => clock - (clockAt(near, zone) - near),
  ) as [number, number];
  const isSecond = clockAt(first, zone) !== clock && clockAt(second, zone) === clock;
  return isSecond ? second : first;
}

const dayLength = 86_400_000;

const mostFormats = 50;
const formats = new Map<string, Intl.DateTimeFormat>();

/** To make one costs far more than to use it. The names of zones, which anybody may send, come in any case. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  if (formats.size === mostFormats) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
