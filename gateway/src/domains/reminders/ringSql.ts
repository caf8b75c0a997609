import { featuresTab, prayerPage } from 'schema/addresses';
import type { Recurrence } from '../../platform/calendar/nextOccurrence';
import { columns } from '../../platform/database/columns';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { isOnTeam } from '../members/sql';
import { notify } from '../notifications/notify';
import { isVisibleToCaller } from '../prayers/policy';

export interface DueReminder extends Recurrence {
  id: number;
  nextAt: Date;
}

/** A reminder that moves from one occurrence to the next. */
interface Move {
  id: number;
  wasAt: Date;
  nextAt: Date;
}

const dueColumns = columns<DueReminder>({
  id: 'id',
  reminderTime: 'reminder_time',
  frequency: 'frequency',
  weekday: 'weekday',
  monthDay: 'month_day',
  timeZone: 'time_zone',
  nextAt: 'next_at',
});

/** Due reminders, the longest waiting first. */
export function findDue(sql: Sql, most: number): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    select ${dueColumns(sql)}
    from reminders
    where next_at <= now() and not is_paused
    order by next_at
    limit ${most}`;
}

/**
 * Moves each reminder to its next occurrence and notifies its owner, in one statement: only the gateway that moves it
 * from this very occurrence notifies, so there is one notification, whatever crashes. None if its prayer is answered.
 *
 * @returns how many were moved
 */
export async function ring(sql: Sql, moves: readonly Move[]): Promise<number> {
  const notification = {
    kind: 'reminder' as const,
    title: sql`moved.title`,
    body: sql`moved.description`,
    link: sql`coalesce(${linkIn(sql, prayerPage, sql`prayers.id`)}, ${featuresTab('reminders')})`,
    about: null,
    mergeKey: null,
  };
  const recipients = {
    memberId: sql`moved.member_id`,
    from: sql`
      moved
      cross join lateral (
        select moved.member_id as id, ${isOnTeam(sql, sql`moved.member_id`)} as reads_team
      ) as caller
      left join prayers on prayers.id = moved.prayer_id and ${isVisibleToCaller(sql)}
      where prayers.status is distinct from 'answered'`,
  };
  const [{ moved }] = await sql<[{ moved: number }]>`
    with moves as (
      select *
      from unnest(
        ${moves.map(({ id }) => id)}::integer[],
        ${moves.map(({ wasAt }) => wasAt.toISOString())}::timestamptz[],
        ${moves.map(({ nextAt }) => nextAt.toISOString())}::timestamptz[]
      ) as moves (id, was_at, next_at)
    ), moved as (
      update reminders
      set next_at = moves.next_at
      from moves
      where reminders.id = moves.id and reminders.next_at = moves.was_at and not reminders.is_paused
      returning reminders.id, reminders.member_id, reminders.title, reminders.description, reminders.prayer_id
    ), notified as (${notify(sql, notification, recipients)})
    select count(*)::integer as moved
    from moved`;
  return moved;
}
