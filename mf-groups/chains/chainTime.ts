import { t } from '@lingui/core/macro';
import { formatList, i18n } from 'kit';
import { DateTime } from 'luxon';
import { chainHours } from 'schema/vocabulary';
import { timeName } from './clock';

/** Milliseconds of a day on which no clock changes. */
const dayLength = 86_400_000;

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

/** Midnight of a day in a zone, and the same local time that many days later; ISO 8601 UTC. */
export function chainSpan(startDate: string, days: number, zone: string) {
  const start = DateTime.fromISO(startDate, { zone }).startOf('day');
  return { startTime: isoOf(start), endTime: isoOf(start.plus({ days })) };
}

/** A chain is live from its start until its end (specification, section 4). */
export function phaseOf({ startTime, endTime }: ChainTimes, now: number): Phase {
  if (now >= Date.parse(endTime)) return 'ended';
  return now < Date.parse(startTime) ? 'upcoming' : 'live';
}

/** The 24 hours on the chain's present day: today while it is live, otherwise its first or last day. */
export function hoursOf(chain: ChainTimes, now: number, viewerZone: string): ChainHour[] {
  const day = presentDay(chain, now);
  const hourNow = phaseOf(chain, now) === 'live' ? DateTime.fromMillis(now, { zone: day.zone }).hour : null;
  const isSame = isSameClock(day, viewerZone);
  const hasAllHours = day.endOf('day').toMillis() - day.toMillis() + 1 === dayLength;

  return Array.from({ length: chainHours }, (_, hourSlot) => {
    const isSkipped = !hasAllHours && !hasHour(day, hourSlot);
    // A skipped hour is shown with the time of the next day.
    const shown = isSkipped ? day.plus({ days: 1 }) : day;
    return {
      hourSlot,
      ...(isSame ? onSameClock(hourSlot) : seenIn(viewerZone, shown, hourSlot)),
      skippedOn: isSkipped ? dayName(day) : null,
      isReal: !isSkipped || daysOf(chain).some((other) => hasHour(other, hourSlot)),
      isNow: hourSlot === hourNow,
    };
  });
}

type HourTimes = Pick<ChainHour, 'time' | 'dayShift' | 'chainTime'>;

function onSameClock(hourSlot: number): HourTimes {
  return { time: hourName(hourSlot), dayShift: 0, chainTime: null };
}

function seenIn(viewerZone: string, day: DateTime, hourSlot: number): HourTimes {
  const seen = day.set({ hour: hourSlot }).setZone(viewerZone);
  return { time: timeOf(seen), dayShift: daysBetween(day, seen), chainTime: hourName(hourSlot) };
}

/** 'Mar 9, 2025', or 'Mar 9 – Mar 11, 2025', '2025년 3월 9일 – 3월 11일': the days of a chain in its zone. */
export function datesOf({ startTime, endTime, timeZone }: ChainTimes): string {
  const first = inZone(startTime, timeZone);
  const last = inZone(endTime, timeZone).minus(1);
  if (first.hasSame(last, 'day')) return first.toLocaleString(DateTime.DATE_MED);
  const isOneYear = first.hasSame(last, 'year');
  const isYearFirst = last.toLocaleParts(DateTime.DATE_MED)[0]?.type === 'year';
  const [from, to] = [first, last].map((day, index) =>
    isOneYear && isYearFirst === (index === 1) ? dayName(day) : day.toLocaleString(DateTime.DATE_MED),
  );
  return `${from} – ${to}`;
}

/** 'Mar 9, 12:00 AM': when a chain begins, in the viewer's time. */
export function beginningOf({ startTime }: ChainTimes, viewerZone: string): string {
  const start = inZone(startTime, viewerZone);
  return t`${{ date: dayName(start) }}, ${{ time: timeOf(start) }}`;
}

/** 'Mar 9' */
export function dayName(moment: DateTime): string {
  return moment.toLocaleString({ month: 'short', day: 'numeric' });
}

/** '2025-03-09', today's date in a zone. */
export function todayIn(zone: string): string {
  return DateTime.now().setZone(zone).toISODate()!;
}

/** The viewer's time zone. */
export function findViewerZone(): string {
  return DateTime.local().zoneName;
}

/** When an hour begins on each day of the chain, in its zone. */
export function datesWithHour(chain: ChainTimes, hour: number): DateTime[] {
  return daysOf(chain)
    .filter((day) => hasHour(day, hour))
    .map((day) => day.set({ hour }));
}

/** '5:00 AM and 6:00 AM' */
export function listTimes(times: readonly string[]): string {
  return formatList(times);
}

function presentDay({ startTime, endTime, timeZone }: ChainTimes, now: number): DateTime {
  const last = Date.parse(endTime) - 1;
  const moment = Math.min(Math.max(now, Date.parse(startTime)), last);
  return DateTime.fromMillis(moment, { zone: timeZone, locale: i18n.locale }).startOf('day');
}

function daysOf({ startTime, endTime, timeZone }: ChainTimes): DateTime[] {
  const first = inZone(startTime, timeZone).startOf('day');
  const last = inZone(endTime, timeZone).minus(1).startOf('day');
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => first.plus({ days }));
}

/** False on a day on which daylight saving time skips the hour. */
function hasHour(day: DateTime, hour: number): boolean {
  return day.set({ hour }).hour === hour;
}

/** Calendar days between two dates, each in its own zone. */
function daysBetween(from: DateTime, to: DateTime): number {
  const dayOf = ({ year, month, day }: DateTime) => Date.UTC(year, month - 1, day) / dayLength;
  return dayOf(to) - dayOf(from);
}

/** Whether two zones agree all day: daylight saving time may change in one of them. */
function isSameClock(day: DateTime, viewerZone: string): boolean {
  return [day, day.endOf('day')].every((moment) => moment.offset === moment.setZone(viewerZone).offset);
}

function inZone(instant: string, zone: string): DateTime {
  return DateTime.fromISO(instant, { zone, locale: i18n.locale });
}

function timeOf({ hour, minute }: DateTime): string {
  return timeName(hour * 60 + minute);
}

function hourName(hourSlot: number): string {
  return timeName(hourSlot * 60);
}

function isoOf(moment: DateTime): string {
  return moment.toUTC().toISO()!;
}
