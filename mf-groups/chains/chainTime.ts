import { DateTime } from 'luxon';

/** What of a chain says when it is. */
export interface ChainTimes {
  startTime: string;
  endTime: string;
  /** IANA; an hour slot is an hour of the day in it. */
  timeZone: string;
}

export type Phase = 'live' | 'upcoming' | 'ended';

/** One of the chain's 24 hours as the viewer's clock shows it. */
export interface ChainHour {
  hourSlot: number;
  /** '5:00 AM', in the viewer's zone. */
  time: string;
  /** Calendar days between the chain's day and the viewer's: -1, 0 or 1. */
  dayShift: number;
  /** '12:00 AM', in the chain's own zone; null where both clocks show the same. */
  chainTime: string | null;
  /** 'Mar 9', when the clocks are put forward over this hour on the present day. */
  skippedOn: string | null;
  /** Whether there is such an hour on any day of the chain. */
  isReal: boolean;
  /** Whether it is this hour now, while the chain is live. */
  isNow: boolean;
}

/** Midnight of a day in a zone, and the same time on the clock so many days later; ISO 8601 UTC. */
export function chainSpan(startDate: string, days: number, zone: string) {
  const start = DateTime.fromISO(startDate, { zone }).startOf('day');
  return { startTime: isoOf(start), endTime: isoOf(start.plus({ days })) };
}

/** A chain is live from its start until its end (specification, section 4). */
export function phaseOf({ startTime, endTime }: ChainTimes, now: number): Phase {
  if (now >= Date.parse(endTime)) return 'ended';
  return now < Date.parse(startTime) ? 'upcoming' : 'live';
}

/** The 24 hours on the chain's present day: today while it is live, else its first or its last. */
export function hoursOf(chain: ChainTimes, now: number, viewerZone: string): ChainHour[] {
  const day = presentDay(chain, now);
  const hourNow = phaseOf(chain, now) === 'live' ? DateTime.fromMillis(now, { zone: day.zone }).hour : null;
  const isSame = isSameClock(day, viewerZone);

  return Array.from({ length: 24 }, (_, hourSlot) => {
    const isSkipped = !hasHour(day, hourSlot);
    // A skipped hour is shown as it is on the day after.
    const shown = isSkipped ? day.plus({ days: 1 }) : day;
    const seen = shown.set({ hour: hourSlot }).setZone(viewerZone);
    return {
      hourSlot,
      time: isSame ? hourName(hourSlot) : timeOf(seen),
      dayShift: isSame ? 0 : daysBetween(shown, seen),
      chainTime: isSame ? null : hourName(hourSlot),
      skippedOn: isSkipped ? day.toFormat('LLL d') : null,
      isReal: !isSkipped || daysOf(chain).some((other) => hasHour(other, hourSlot)),
      isNow: hourSlot === hourNow,
    };
  });
}

/** 'Mar 9, 2025', or 'Mar 9 – Mar 11, 2025': the days of a chain in its own zone. */
export function datesOf({ startTime, endTime, timeZone }: ChainTimes): string {
  const first = inZone(startTime, timeZone);
  const last = inZone(endTime, timeZone).minus(1);
  if (first.hasSame(last, 'day')) return first.toFormat('LLL d, yyyy');
  return `${first.toFormat(first.hasSame(last, 'year') ? 'LLL d' : 'LLL d, yyyy')} – ${last.toFormat('LLL d, yyyy')}`;
}

/** 'Mar 9, 12:00 AM', when a chain begins on the viewer's clock. */
export function beginningOf({ startTime }: ChainTimes, viewerZone: string): string {
  return inZone(startTime, viewerZone).toFormat('LLL d, h:mm a');
}

/** 'New York' of America/New_York. */
export function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** '2025-03-09', today's date in a zone. */
export function todayIn(zone: string): string {
  return DateTime.now().setZone(zone).toISODate()!;
}

/** The zone of the viewer's own clock. */
export function findViewerZone(): string {
  return DateTime.local().zoneName;
}

/** '5:00 AM and 6:00 AM' */
export function listTimes(times: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(times);
}

function presentDay({ startTime, endTime, timeZone }: ChainTimes, now: number): DateTime {
  const last = Date.parse(endTime) - 1;
  const moment = Math.min(Math.max(now, Date.parse(startTime)), last);
  return DateTime.fromMillis(moment, { zone: timeZone, locale: 'en-US' }).startOf('day');
}

function daysOf({ startTime, endTime, timeZone }: ChainTimes): DateTime[] {
  const first = inZone(startTime, timeZone).startOf('day');
  const last = inZone(endTime, timeZone).minus(1).startOf('day');
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => first.plus({ days }));
}

/** Not on a day on which the clocks are put forward over it. */
function hasHour(day: DateTime, hour: number): boolean {
  return day.set({ hour }).hour === hour;
}

/** Days between two dates on the calendar, each in its own zone. */
function daysBetween(from: DateTime, to: DateTime): number {
  const dateOf = ({ year, month, day }: DateTime) => DateTime.utc(year, month, day);
  return dateOf(to).diff(dateOf(from), 'days').days;
}

/** Whether both clocks agree all day long: one of them may be changed during it. */
function isSameClock(day: DateTime, viewerZone: string): boolean {
  return [day, day.endOf('day')].every((moment) => moment.offset === moment.setZone(viewerZone).offset);
}

function inZone(instant: string, zone: string): DateTime {
  return DateTime.fromISO(instant, { zone, locale: 'en-US' });
}

function timeOf(moment: DateTime): string {
  return moment.toFormat('h:mm a');
}

function hourName(hourSlot: number): string {
  return `${hourSlot % 12 || 12}:00 ${hourSlot < 12 ? 'AM' : 'PM'}`;
}

function isoOf(moment: DateTime): string {
  return moment.toUTC().toISO()!;
}
