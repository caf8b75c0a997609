import { DateTime } from 'luxon';

const yearsBefore = 1;
const yearsAfter = 10;

/** A clock change of a zone. */
interface Change {
  at: DateTime;
  offsetBefore: number;
}

/**
 * A zone's VTIMEZONE (RFC 5545, 3.6.5): its offsets and clock changes for eleven years, from a year ago. Calendars that
 * know the zone by name use their own data.
 */
export function writeTimeZone(name: string, now = new Date()): string {
  const from = DateTime.fromJSDate(now, { zone: name }).minus({ years: yearsBefore }).startOf('year');
  const to = from.plus({ years: yearsBefore + yearsAfter });
  const observances = [
    writeObservance({ at: from, offsetBefore: from.offset }),
    ...changesBetween(from, to).map(writeObservance),
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** No zone changes its clocks twice within a week. */
function changesBetween(from: DateTime, to: DateTime): Change[] {
  const changes: Change[] = [];
  for (let week = from; week < to; week = week.plus({ weeks: 1 })) {
    const next = week.plus({ weeks: 1 });
    if (next.offset !== week.offset)
      changes.push({ at: changeWithin(week, next), offsetBefore: week.offset });
  }
  return changes;
}

/** The first minute with the later offset. */
function changeWithin(before: DateTime, after: DateTime): DateTime {
  const minutes = after.diff(before, 'minutes').minutes;
  if (minutes <= 1) return after;
  const middle = before.plus({ minutes: Math.floor(minutes / 2) });
  return middle.offset === before.offset ? changeWithin(middle, after) : changeWithin(before, middle);
}

function writeObservance({ at, offsetBefore }: Change): string[] {
  const kind = at.isInDST ? 'DAYLIGHT' : 'STANDARD';
  const clockBefore = at.toUTC().plus({ minutes: offsetBefore });
  return [
    `BEGIN:${kind}`,
    `DTSTART:${clockBefore.toFormat("yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${writeOffset(offsetBefore)}`,
    `TZOFFSETTO:${writeOffset(at.offset)}`,
    `END:${kind}`,
  ];
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}
