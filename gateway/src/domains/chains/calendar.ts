import { DateTime } from 'luxon';
import { featuresTab } from 'schema/addresses';
import { writeCalendar, type CalendarEvent } from '../../platform/calendar/calendar';
import type { Context } from '../members/context';
import type { Sql } from '../../platform/database/sql';
import { NotFound } from '../../platform/errors';
import { TextFile } from '../../platform/http/files';
import { requireChain } from './chains';
import { findOwnHours, type OwnHour } from './hoursSql';

/** Minutes before an hour at which the calendar's alarm sounds. */
const alarm = 15;

/** The caller's own hours in a chain as a calendar file. @throws Unauthenticated, NotFound */
export async function writeChainCalendar(ctx: Context, rawId: unknown): Promise<TextFile> {
  await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  const { siteOrigin, productName } = ctx.config;
  const own = chain.slots.filter(({ isMine }) => isMine);
  if (own.length === 0) throw new NotFound('You cover no hour of this chain');
  const events = own.map(({ hourSlot }) => eventOf({ ...chain, hourSlot }, siteOrigin));
  return new TextFile(
    'text/calendar; charset=utf-8',
    `chain-${chain.id}.ics`,
    writeCalendar({ productName, locale: await ctx.findLocale() }, events),
  );
}

/** The hours that a member covers in chains that have not ended, as events. */
export async function hourEvents(sql: Sql, memberId: number, siteOrigin: string): Promise<CalendarEvent[]> {
  const hours = await findOwnHours(sql, memberId);
  return hours.map((hour) => eventOf(hour, siteOrigin));
}

/** The same hour on each day of the chain, on the clock of its zone. */
function eventOf(chain: OwnHour, siteOrigin: string): CalendarEvent {
  const days = daysOf(chain);
  return {
    uid: `chain-${chain.id}-${chain.hourSlot}@${new URL(siteOrigin).hostname}`,
    title: chain.title,
    description: chain.description,
    url: siteOrigin + featuresTab('chains'),
    startsAt: days[0]!,
    minutes: 60,
    timeZone: chain.timeZone,
    repeats: `FREQ=DAILY;COUNT=${days.length}`,
    alarm,
  };
}

/** When this hour begins on each day of the chain; includes hours that the chain's start or end cuts. */
function daysOf({ startTime, endTime, timeZone, hourSlot }: OwnHour): Date[] {
  const begins: Date[] = [];
  const firstDay = DateTime.fromJSDate(startTime, { zone: timeZone }).startOf('day');
  for (let day = firstDay; day.toJSDate() < endTime; day = day.plus({ days: 1 })) {
    const begin = day.set({ hour: hourSlot });
    const isWithin = begin.toJSDate() < endTime && begin.plus({ hours: 1 }).toJSDate() > startTime;
    if (isWithin) begins.push(begin.toJSDate());
  }
  return begins;
}
