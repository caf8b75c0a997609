import { DateTime } from 'luxon';
import { featuresTab } from 'schema/addresses';
import type { PrayerChain } from '../../gen/resolvers';
import { writeCalendar, type CalendarEvent } from '../../platform/calendar/calendar';
import type { Context } from '../members/context';
import { NotFound } from '../../platform/errors';
import { TextFile } from '../../platform/http/files';
import { requireChain } from './chains';

/** Minutes before an hour at which the calendar's alarm sounds. */
const alarm = 15;

/** The caller's own hours in a chain as a calendar file. @throws Unauthenticated, NotFound */
export async function writeChainCalendar(ctx: Context, rawId: unknown): Promise<TextFile> {
  await ctx.requireCaller();
  const chain = await requireChain(ctx, rawId);
  const { siteOrigin, productName } = ctx.config;
  const own = chain.slots.filter(({ isMine }) => isMine);
  if (own.length === 0) throw new NotFound('You cover no hour of this chain');
  const events = own.map(({ hourSlot }) => eventOf(chain, hourSlot, siteOrigin));
  return new TextFile(
    'text/calendar; charset=utf-8',
    `chain-${chain.id}.ics`,
    writeCalendar(productName, events),
  );
}

/** The same hour on each day of the chain, on the clock of its zone. */
function eventOf(chain: PrayerChain, hour: number, siteOrigin: string): CalendarEvent {
  const days = daysOf(chain, hour);
  return {
    uid: `chain-${chain.id}-${hour}@${new URL(siteOrigin).hostname}`,
    title: chain.title,
    description: chain.description,
    url: siteOrigin + featuresTab('chains'),
    startsAt: days[0]!,
    minutes: chain.slotDuration,
    timeZone: chain.timeZone,
    repeats: `FREQ=DAILY;COUNT=${days.length}`,
    alarm,
  };
}

/** When this hour begins on each day of the chain; includes hours that the chain's start or end cuts. */
function daysOf({ startTime, endTime, timeZone }: PrayerChain, hour: number): Date[] {
  const begins: Date[] = [];
  const firstDay = DateTime.fromJSDate(startTime, { zone: timeZone }).startOf('day');
  for (let day = firstDay; day.toJSDate() < endTime; day = day.plus({ days: 1 })) {
    const begin = day.set({ hour });
    const isWithin = begin.toJSDate() < endTime && begin.plus({ hours: 1 }).toJSDate() > startTime;
    if (isWithin) begins.push(begin.toJSDate());
  }
  return begins;
}
