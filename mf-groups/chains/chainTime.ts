import { t } from '@lingui/core/macro';
import { formatDate, formatList } from 'kit';
import { chainHours } from 'schema/vocabulary';
import { clockAt, instantOf, isKnownZone } from 'schema/zoneClock';
import { timeName, type Minutes } from './clock';

/** Milliseconds, where no clock changes. */
const minuteLength = 60_000;
export const hourLength = 60 * minuteLength;
export const dayLength = 24 * hourLength;

/** A midnight of a zone's clocks (`schema/zoneClock`): a day, whether it has that midnight or not. */
type Day = number;

/** The fields of a chain that determine its time. */
export interface ChainTimes {
  startTime: string;
  endTime: string;
  /** IANA. A slot is an hour of the day in this zone. */
  timeZone: string;
}

export type Phase = 'live' | 'upcoming' | 'ended';

/** One of the chain's 24 hours in the viewer's time. */
export interface ChainHour {
  hourSlot: number;
  /** '5:00 AM' or '05:00', in the viewer's zone. */
  time: string;
  /** Calendar days between the chain's day and the viewer's: -1, 0 or 1. */
  dayShift: number;
  /** '12:00 AM', in the chain's zone; null where both zones have the same time. */
  chainTime: string | null;
  /** 'Mar 9', when daylight saving time skips this hour on the chain's present day; otherwise null. */
  skippedOn: string | null;
  /** Whether the hour exists on any day of the chain. */
  isReal: boolean;
  /** Whether it is the current hour of a live chain. */
  isNow: boolean;
}

/** Midnight of a day in a zone, and that many days later; ISO 8601 UTC. A day without midnight begins at its first minute. */
export function chainSpan(startDate: string, days: number, zone: string) {
  const day = Date.parse(startDate);
  const [start, end] = [day, day + days * dayLength].map((midnight) => new Date(instantOf(midnight, zone)));
  return { startTime: start!.toISOString(), endTime: end!.toISOString() };
}

/** A chain is live from its start until its end (specification, section 4). */
export function phaseOf({ startTime, endTime }: ChainTimes, now: number): Phase {
  if (now >= Date.parse(endTime)) return 'ended';
  return now < Date.parse(startTime) ? 'upcoming' : 'live';
}

/** The 24 hours on the chain's present day: today while it is live, otherwise its first or last day. */
export function hoursOf(chain: ChainTimes, now: number, viewerZone: string): ChainHour[] {
  const { timeZone } = chain;
  const day = presentDay(chain, now);
  const [begins, ends] = [day, day + dayLength].map((midnight) => instantOf(midnight, timeZone)) as [
    number,
    number,
  ];
  const hourNow = phaseOf(chain, now) === 'live' ? hourOf(clockAt(now, timeZone)) : null;
  const isSame = [begins, ends - 1].every((at) => clockAt(at, timeZone) === clockAt(at, viewerZone));
  const hasAllHours = ends - begins === dayLength;

  return Array.from({ length: chainHours }, (_, hourSlot) => {
    const isSkipped = !hasAllHours && beginningOfHour(chain, day, hourSlot) === null;
    // A skipped hour is shown with the time of the next day.
    const shown = isSkipped ? day + dayLength : day;
    return {
      hourSlot,
      ...(isSame ? onSameClock(hourSlot) : seenIn(viewerZone, chain, shown, hourSlot)),
      skippedOn: isSkipped ? dayName(begins, timeZone) : null,
      isReal: !isSkipped || beginningsOfHour(chain, hourSlot).length > 0,
      isNow: hourSlot === hourNow,
    };
  });
}

type HourTimes = Pick<ChainHour, 'time' | 'dayShift' | 'chainTime'>;

function onSameClock(hourSlot: number): HourTimes {
  return { time: hourName(hourSlot), dayShift: 0, chainTime: null };
}

function seenIn(viewerZone: string, { timeZone }: ChainTimes, day: Day, hourSlot: number): HourTimes {
  const seen = clockAt(instantOf(day + hourSlot * hourLength, timeZone), viewerZone);
  return {
    time: timeName(minutesOf(seen)),
    dayShift: (dayOf(seen) - day) / dayLength,
    chainTime: hourName(hourSlot),
  };
}

/** 'Mar 9, 2025', or 'Mar 9 – Mar 11, 2025', '2025년 3월 9일 – 3월 11일': the days of a chain in its zone. */
export function datesOf({ startTime, endTime, timeZone }: ChainTimes): string {
  const moments = [Date.parse(startTime), Date.parse(endTime) - 1];
  const [first, last] = moments.map((at) =>
    formatDate(at, { year: 'numeric', month: 'short', day: 'numeric', timeZone }),
  ) as [string, string];
  if (first === last) return first;
  const [firstYear, lastYear] = moments.map((at) => formatDate(at, { year: 'numeric', timeZone })) as [
    string,
    string,
  ];
  if (firstYear !== lastYear) return `${first} – ${last}`;
  // The year is said once: with the first day in '2025년 3월 9일', with the last in 'Mar 11, 2025'.
  const [from, to] = moments.map((at) => dayName(at, timeZone)) as [string, string];
  return last.startsWith(lastYear) ? `${first} – ${to}` : `${from} – ${last}`;
}

/** 'Mar 9, 12:00 AM': when a chain begins, in the viewer's time. */
export function beginningOf({ startTime }: ChainTimes, viewerZone: string): string {
  const start = Date.parse(startTime);
  const time = timeName(minutesOf(clockAt(start, viewerZone)));
  return t`${{ date: dayName(start, viewerZone) }}, ${{ time }}`;
}

/** 'Mar 9': the day of an instant in a zone. */
export function dayName(instant: number, timeZone: string): string {
  return formatDate(instant, { month: 'short', day: 'numeric', timeZone });
}

/** '2025-03-09', today's date in a zone. */
export function todayIn(zone: string): string {
  return new Date(clockAt(Date.now(), zone)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The viewer's time zone; UTC where the browser does not know its own. */
export function findViewerZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : 'UTC';
}

/** The instants at which an hour begins on the days of the chain. */
export function beginningsOfHour(chain: ChainTimes, hour: number): number[] {
  return daysOf(chain)
    .map((day) => beginningOfHour(chain, day, hour))
    .filter((at) => at !== null);
}

/** '5:00 AM and 6:00 AM' */
export function listTimes(times: readonly string[]): string {
  return formatList(times);
}

function presentDay({ startTime, endTime, timeZone }: ChainTimes, now: number): Day {
  const last = Date.parse(endTime) - 1;
  return dayOf(clockAt(Math.min(Math.max(now, Date.parse(startTime)), last), timeZone));
}

function daysOf({ startTime, endTime, timeZone }: ChainTimes): Day[] {
  const first = dayOf(clockAt(Date.parse(startTime), timeZone));
  const last = dayOf(clockAt(Date.parse(endTime) - 1, timeZone));
  return Array.from({ length: (last - first) / dayLength + 1 }, (_, days) => first + days * dayLength);
}

/** Null on a day on which daylight saving time skips the hour. */
function beginningOfHour({ timeZone }: ChainTimes, day: Day, hour: number): number | null {
  const at = instantOf(day + hour * hourLength, timeZone);
  return hourOf(clockAt(at, timeZone)) === hour ? at : null;
}

/** What a zone's clocks show, without the time of the day. */
function dayOf(clock: number): Day {
  return clock - (clock % dayLength);
}

/** What a zone's clocks show, without the day. */
export function minutesOf(clock: number): Minutes {
  return Math.floor((clock % dayLength) / minuteLength);
}

function hourOf(clock: number): number {
  return Math.floor(minutesOf(clock) / 60);
}

function hourName(hourSlot: number): string {
  return timeName(hourSlot * 60);
}
