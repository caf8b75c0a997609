import { DateTime } from 'luxon';
import { wholeListRule } from 'schema/rules/feed';
import { reminderRule } from 'schema/rules/reminder';
import type { z } from 'zod';
import type { Reminder } from '../../gen/resolvers';
import { nextOccurrence } from '../../platform/calendar/nextOccurrence';
import { makeOnce } from '../../platform/database/idempotency';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { BadInput, parse, requireById, requireFound } from '../../platform/errors';
import type { Context, Member } from '../members/context';
import { withinQuota } from '../members/quota';
import { findPrayer } from '../prayers/findSql';
import {
  findReminder,
  findReminders,
  insertReminder,
  removeReminder,
  updateReminder,
  type ReminderRow,
  type ReminderWords,
} from './sql';
import { viewReminder } from './view';

type Form = z.output<typeof reminderRule>;

/** The newest of the caller's own reminders. @throws Unauthenticated */
export async function listReminders(ctx: Context): Promise<Reminder[]> {
  const caller = await ctx.requireCaller();
  const rows = await findReminders(ctx, caller.id);
  return firstWithin(pageBytes.ofMembers, rows.map(viewReminder));
}

/** The caller's own reminders by page number, newest first, for REST. @throws Unauthenticated, BadInput */
export async function listRemindersByPage(ctx: Context, query: unknown): Promise<Reminder[]> {
  const caller = await ctx.requireCaller();
  const rows = await findReminders(ctx, caller.id, parse(wholeListRule, query));
  return rows.map(viewReminder);
}

/** One of the caller's own reminders. @throws Unauthenticated, NotFound */
export async function requireReminder(ctx: Context, rawId: unknown): Promise<Reminder> {
  return viewReminder(await requireRow(ctx, await ctx.requireCaller(), rawId));
}

/** Creates a reminder (specification, section 5). @throws Unauthenticated, BadInput */
export async function createReminder(ctx: Context, input: unknown): Promise<Reminder> {
  const caller = await ctx.requireCaller();
  const form = parse(reminderRule, input);
  const reminder = await makeOnce(ctx, caller, {
    operation: 'createReminder',
    input: form,
    async make(recordKey) {
      await requireVisiblePrayer(ctx, form);
      return withinQuota(ctx, caller, 'reminders', (counted) =>
        insertReminder(ctx, caller.id, complete(form, null, caller), ctx.sql`${recordKey} ${counted}`),
      );
    },
    find: (id) => requireRow(ctx, caller, id),
  });
  return viewReminder(reminder);
}

/**
 * Changes one of the caller's own reminders. Day, zone and prayer stay as they are if the form leaves them out;
 * `prayerId: null` removes the prayer.
 *
 * @throws Unauthenticated, NotFound, BadInput
 */
export async function editReminder(ctx: Context, rawId: unknown, input: unknown): Promise<Reminder> {
  const caller = await ctx.requireCaller();
  const reminder = await requireRow(ctx, caller, rawId);
  const form = parse(reminderRule, input);
  await requireVisiblePrayer(ctx, form);
  const words = complete(form, reminder, caller);
  return viewReminder(requireFound(await updateReminder(ctx, caller.id, reminder.id, words), notFound));
}

/** Pauses or resumes one of the caller's own reminders. @throws Unauthenticated, NotFound */
export async function pauseReminder(ctx: Context, rawId: unknown, isPaused: boolean): Promise<Reminder> {
  const caller = await ctx.requireCaller();
  const reminder = await requireRow(ctx, caller, rawId);
  const nextAt = nextOccurrence(reminder, new Date());
  const changed = await updateReminder(ctx, caller.id, reminder.id, { isPaused, nextAt });
  return viewReminder(requireFound(changed, notFound));
}

/** Deletes one of the caller's own reminders. @returns its id @throws Unauthenticated, NotFound */
export async function deleteReminder(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const { id } = await requireRow(ctx, caller, rawId);
  await removeReminder(ctx.sql, caller.id, id);
  return id;
}

const notFound = 'Reminder not found';

/** Another member's reminder is 404: even its existence is private. */
async function requireRow(ctx: Context, caller: Member, rawId: unknown): Promise<ReminderRow> {
  return requireById(rawId, notFound, (id) => findReminder(ctx, caller.id, id));
}

async function requireVisiblePrayer(ctx: Context, { prayerId }: Form): Promise<void> {
  if (prayerId === undefined || prayerId === null || (await findPrayer(ctx, prayerId))) return;
  throw new BadInput([{ path: 'prayerId', message: 'Please choose a prayer' }]);
}

/** Fields that the form leaves out stay as they were, or else default to today in the reminder's zone. */
function complete(form: Form, before: ReminderRow | null, { timeZone: ownZone }: Member): ReminderWords {
  const now = new Date();
  const timeZone = form.timeZone ?? before?.timeZone ?? ownZone;
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  const words = {
    ...form,
    timeZone,
    weekday: form.weekday ?? before?.weekday ?? today.weekday,
    monthDay: form.monthDay ?? before?.monthDay ?? today.day,
    prayerId: form.prayerId === undefined ? (before?.prayerId ?? null) : form.prayerId,
  };
  return { ...words, nextAt: nextOccurrence(words, now) };
}
