import type { Remember } from '../db/idempotency';
import type { Sql } from '../db/sql';
import { isVisibleToCaller } from '../prayers/policy';
import type { Rhythm } from './occurrence';

export interface ReminderRow extends Rhythm {
  id: number;
  title: string;
  description: string | null;
  /** The prayer that it is for, whether or not its owner may still see that prayer. */
  prayerId: number | null;
  visiblePrayerId: number | null;
  prayerTitle: string | null;
  isStopped: boolean;
  isPaused: boolean;
  nextAt: Date;
  createdAt: Date;
}

/** What a form decides of a reminder, completed. */
export interface ReminderWords extends Rhythm {
  title: string;
  description: string | null;
  prayerId: number | null;
  nextAt: Date;
}

/** The member's reminders, newest first. */
export function findReminders(sql: Sql, memberId: number): Promise<ReminderRow[]> {
  return sql<ReminderRow[]>`
    ${reminders(sql, memberId)}
    order by reminders.created_at desc, reminders.id desc`;
}

/** One of the member's own reminders. */
export async function findReminder(sql: Sql, memberId: number, id: number): Promise<ReminderRow | null> {
  const [reminder] = await sql<ReminderRow[]>`
    ${reminders(sql, memberId)} and reminders.id = ${id}`;
  return reminder ?? null;
}

const reminders = (sql: Sql, memberId: number) => sql`
  with caller as (
    select ${memberId}::integer as id
  )
  select
    reminders.id,
    reminders.title,
    reminders.description,
    reminders.reminder_time as "reminderTime",
    reminders.frequency,
    reminders.weekday,
    reminders.month_day as "monthDay",
    reminders.time_zone as "timeZone",
    reminders.prayer_id as "prayerId",
    case when ${isVisibleToCaller(sql)} then prayers.id end as "visiblePrayerId",
    case when ${isVisibleToCaller(sql)} then prayers.title end as "prayerTitle",
    coalesce(prayers.status = 'answered', false) as "isStopped",
    reminders.is_paused as "isPaused",
    reminders.next_at as "nextAt",
    reminders.created_at as "createdAt"
  from reminders
  cross join caller
  left join prayers on prayers.id = reminders.prayer_id
  where reminders.member_id = caller.id`;

/** Makes a reminder; answers its id. */
export async function insertReminder(
  sql: Sql,
  memberId: number,
  words: ReminderWords,
  remember: Remember,
): Promise<number> {
  const [made] = await sql<[{ id: number }]>`
    with made as (
      insert into reminders (
        member_id, title, description, reminder_time, frequency, weekday, month_day, time_zone, prayer_id, next_at
      )
      values (
        ${memberId}, ${words.title}, ${words.description}, ${words.reminderTime}, ${words.frequency},
        ${words.weekday}, ${words.monthDay}, ${words.timeZone}, ${words.prayerId}, ${words.nextAt}
      )
      returning id
    )
    ${remember('made')}
    select made.id
    from made`;
  return made.id;
}

export async function updateReminder(
  sql: Sql,
  memberId: number,
  id: number,
  words: ReminderWords,
): Promise<void> {
  await sql`
    update reminders
    set
      title = ${words.title},
      description = ${words.description},
      reminder_time = ${words.reminderTime},
      frequency = ${words.frequency},
      weekday = ${words.weekday},
      month_day = ${words.monthDay},
      time_zone = ${words.timeZone},
      prayer_id = ${words.prayerId},
      next_at = ${words.nextAt}
    where id = ${id} and member_id = ${memberId}`;
}

export async function updateRest(
  sql: Sql,
  memberId: number,
  id: number,
  rest: { isPaused: boolean; nextAt: Date },
): Promise<void> {
  await sql`
    update reminders
    set is_paused = ${rest.isPaused}, next_at = ${rest.nextAt}
    where id = ${id} and member_id = ${memberId}`;
}

export async function removeReminder(sql: Sql, memberId: number, id: number): Promise<void> {
  await sql`
    delete from reminders
    where id = ${id} and member_id = ${memberId}`;
}
