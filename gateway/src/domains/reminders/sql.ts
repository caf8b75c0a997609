import type { Fragment } from 'postgres';
import type { Reminder } from '../../gen/resolvers';
import type { Recurrence } from '../../platform/calendar/nextOccurrence';
import { columns } from '../../platform/database/columns';
import { numberedPage, type NumberedPage } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import { open, type CareKeys } from '../../platform/confided/words';
import { asCaller } from '../members/sql';
import { isVisibleToCaller } from '../prayers/policy';

export interface ReminderRow extends Reminder {
  nextAt: Date;
  /** The prayer that it is for, unless its owner may no longer see it; `prayerId` is always set. */
  visiblePrayerId: number | null;
}

/** The completed form of a reminder. */
export interface ReminderWords extends Recurrence {
  title: string;
  description: string | null;
  prayerId: number | null;
  nextAt: Date;
}

/** Needs the relations `reminders`, `prayers` and `visible`. */
const reminderColumns = columns<ReminderRow>({
  id: 'reminders.id',
  title: 'reminders.title',
  description: 'reminders.description',
  reminderTime: 'reminders.reminder_time',
  frequency: 'reminders.frequency',
  weekday: 'reminders.weekday',
  monthDay: 'reminders.month_day',
  timeZone: 'reminders.time_zone',
  prayerId: 'reminders.prayer_id',
  visiblePrayerId: 'visible.id',
  prayerTitle: 'visible.title',
  isStopped: `coalesce(prayers.status = 'answered', false)`,
  isPaused: 'reminders.is_paused',
  nextAt: 'reminders.next_at',
  createdAt: 'reminders.created_at',
});

/** Selects the caller's own rows of a relation of reminders. Needs the relation `caller`. */
const selectReminders = (sql: Sql, relation: Fragment) => sql`
  select ${reminderColumns(sql)}
  from ${relation} as reminders
  join caller on caller.id = reminders.member_id
  left join prayers on prayers.id = reminders.prayer_id
  left join lateral (select prayers.id, prayers.title where ${isVisibleToCaller(sql)}) as visible on true`;

const openReminder = (keys: CareKeys, row: ReminderRow): ReminderRow => ({
  ...row,
  prayerTitle: open(keys, 'title', row.prayerId ?? null, row.prayerTitle ?? null),
});

interface Caller {
  sql: Sql;
  config: CareKeys;
}

/** The member's reminders, newest first: all, or a page. */
export async function findReminders(
  { sql, config }: Caller,
  memberId: number,
  numbered: NumberedPage | null = null,
): Promise<ReminderRow[]> {
  const list = sql`
    ${selectReminders(sql, sql`reminders`)}
    order by reminders.created_at desc, reminders.id desc`;
  const found = await sql<ReminderRow[]>`
    with ${asCaller(sql, memberId)}
    ${numberedPage(sql, list, numbered)}`;
  return found.map((row) => openReminder(config, row));
}

/** One of the member's own reminders. */
export async function findReminder(
  { sql, config }: Caller,
  memberId: number,
  id: number,
): Promise<ReminderRow | null> {
  const [reminder] = await sql<ReminderRow[]>`
    with ${asCaller(sql, memberId)}
    ${selectReminders(sql, sql`reminders`)}
    where reminders.id = ${id}`;
  return reminder ? openReminder(config, reminder) : null;
}

export async function insertReminder(
  { sql, config }: Caller,
  memberId: number,
  words: ReminderWords,
  recordKey: Fragment,
): Promise<ReminderRow> {
  const [made] = await sql<[ReminderRow]>`
    with ${asCaller(sql, memberId)}, made as (
      insert into reminders (
        member_id, title, description, reminder_time, frequency, weekday, month_day, time_zone, prayer_id, next_at
      )
      values (
        ${memberId}, ${words.title}, ${words.description}, ${words.reminderTime}, ${words.frequency},
        ${words.weekday}, ${words.monthDay}, ${words.timeZone}, ${words.prayerId}, ${words.nextAt}
      )
      returning *
    )
    ${recordKey}
    ${selectReminders(sql, sql`made`)}`;
  return openReminder(config, made);
}

/** Changes one of the member's own reminders; null if it no longer exists. */
export async function updateReminder(
  { sql, config }: Caller,
  memberId: number,
  id: number,
  change: ReminderWords | { isPaused: boolean; nextAt: Date },
): Promise<ReminderRow | null> {
  const assignments =
    'isPaused' in change
      ? sql`is_paused = ${change.isPaused}, next_at = ${change.nextAt}`
      : sql`
        title = ${change.title},
        description = ${change.description},
        reminder_time = ${change.reminderTime},
        frequency = ${change.frequency},
        weekday = ${change.weekday},
        month_day = ${change.monthDay},
        time_zone = ${change.timeZone},
        prayer_id = ${change.prayerId},
        next_at = ${change.nextAt}`;
  const [changed] = await sql<ReminderRow[]>`
    with ${asCaller(sql, memberId)}, changed as (
      update reminders
      set ${assignments}
      where id = ${id} and member_id = ${memberId}
      returning *
    )
    ${selectReminders(sql, sql`changed`)}`;
  return changed ? openReminder(config, changed) : null;
}

export async function removeReminder(sql: Sql, memberId: number, id: number): Promise<void> {
  await sql`
    delete from reminders
    where id = ${id} and member_id = ${memberId}`;
}
