import { featuresTab, prayerPage } from 'schema/addresses';
import type { Reminder } from '../../gen/resolvers';
import { writeCalendar, type CalendarEvent } from '../../platform/calendar/calendar';
import { nextOccurrence, type Recurrence } from '../../platform/calendar/nextOccurrence';
import type { Context } from '../members/context';
import { TextFile } from '../../platform/http/files';
import { requireReminder } from './reminders';
import { findReminders } from './sql';
import { viewReminder } from './view';

const minutes = 15;

/**
 * One of the caller's own reminders as a calendar file that repeats as the reminder does. @throws Unauthenticated,
 * NotFound
 */
export async function writeReminderCalendar(ctx: Context, rawId: unknown): Promise<TextFile> {
  const reminder = await requireReminder(ctx, rawId);
  const { siteOrigin, productName } = ctx.config;
  const calendar = writeCalendar({ productName, locale: await ctx.findLocale() }, [
    eventOf(reminder, siteOrigin),
  ]);
  return new TextFile('text/calendar; charset=utf-8', `reminder-${reminder.id}.ics`, calendar);
}

/** A member's reminders that are neither paused nor stopped, as events. */
export async function reminderEvents(
  { sql, config }: Pick<Context, 'sql' | 'config'>,
  memberId: number,
): Promise<CalendarEvent[]> {
  const rows = await findReminders({ sql, config }, memberId);
  return rows
    .map(viewReminder)
    .filter(({ nextAt }) => nextAt !== null)
    .map((reminder) => eventOf(reminder, config.siteOrigin));
}

function eventOf(reminder: Reminder, siteOrigin: string): CalendarEvent {
  const link = reminder.prayerId === null ? featuresTab('reminders') : prayerPage(reminder.prayerId);
  return {
    uid: `reminder-${reminder.id}@${new URL(siteOrigin).hostname}`,
    title: reminder.title,
    description: reminder.description,
    url: siteOrigin + link,
    startsAt: nextOccurrence(reminder, new Date()),
    minutes,
    timeZone: reminder.timeZone,
    repeats: ruleOf(reminder),
    alarm: 0,
  };
}

function ruleOf({ frequency, weekday, monthDay }: Recurrence): string {
  switch (frequency) {
    case 'daily':
      return 'FREQ=DAILY';
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][weekday - 1]}`;
    case 'monthly':
      return `FREQ=MONTHLY;${daysOf(monthDay)}`;
  }
}

/** In a month that is too short it is on the last day: the latest of the listed days that exists. */
function daysOf(monthDay: number): string {
  if (monthDay <= 28) return `BYMONTHDAY=${monthDay}`;
  const days = [28, 29, 30, 31].filter((day) => day <= monthDay);
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}
