import type { Fragment } from 'postgres';
import { prayerPage } from 'schema/addresses';
import { columns } from '../../platform/database/columns';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { open, type CareKeys } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { asCaller } from '../members/sql';
import { logging } from '../moderation/auditLog';
import { notify, type NewNotification } from '../notifications/notify';
import { template } from '../notifications/template';
import { isOnTheWall } from '../prayers/policy';
import { openPrayer, selectPrayers, type PrayerRow } from '../prayers/sql';

/** Somebody is asked so long after the last update, or after the prayer itself. */
const askedAfter = '28 days';

/** A prayer whose author is to be asked. */
export interface DuePrayer {
  id: number;
  title: string;
  description: string;
  onBehalfOf: string | null;
  timeZone: string;
}

const dueColumns = columns<DuePrayer>({
  id: 'prayers.id',
  title: 'prayers.title',
  description: 'prayers.description',
  onBehalfOf: 'prayers.on_behalf_of',
  timeZone: 'members.time_zone',
});

const isToAsk = (sql: Sql) => sql`
  ${isOnTheWall(sql)}
  and prayers.asked_at is null
  and prayers.may_be_asked
  and prayers.author_id is not null
  and prayers.created_at < now() - ${askedAfter}::interval
  and not exists (
    select
    from prayer_updates
    where prayer_updates.prayer_id = prayers.id and prayer_updates.created_at >= now() - ${askedAfter}::interval
  )`;

/** Prayers whose authors are to be asked, in the order of their numbers, and want to be asked in some way. */
export async function findToAsk(
  sql: Sql,
  keys: CareKeys,
  { after, rows }: { after: number; rows: number },
): Promise<DuePrayer[]> {
  const due = await sql<DuePrayer[]>`
    select ${dueColumns(sql)}
    from prayers
    join members on members.id = prayers.author_id
    where prayers.id > ${after}
      and ${isToAsk(sql)}
      and members.suspended_at is null
      and (
        wants_notification(members.id, 'follow_up', 'site')
        or wants_notification(members.id, 'follow_up', 'mail')
        or wants_notification(members.id, 'follow_up', 'push')
      )
    order by prayers.id
    limit ${rows}`;
  return due.map((prayer) => ({
    ...prayer,
    title: open(keys, 'title', prayer.id, prayer.title),
    description: open(keys, 'description', prayer.id, prayer.description),
    onBehalfOf: open(keys, 'behalf', prayer.id, prayer.onBehalfOf),
  }));
}

/**
 * Asks the authors of prayers how it is going, in one statement: only the gateway that marks a prayer as asked about
 * notifies, so there is one notification, whatever crashes.
 *
 * @param quiet those of them that are marked only
 * @returns how many were marked
 */
export async function ask(
  sql: Sql,
  prayers: readonly { id: number }[],
  quiet: readonly { id: number }[],
): Promise<number> {
  const [{ marked }] = await sql<[{ marked: number }]>`
    with marked as (
      update prayers
      set asked_at = now(), is_asked = prayers.id <> all(${quiet.map(({ id }) => id)}::integer[])
      where prayers.id = any(${prayers.map(({ id }) => id)}::integer[]) and ${isToAsk(sql)}
      returning prayers.id, prayers.author_id, prayers.title, prayers.is_asked
    ), notified as (${notify(sql, followUpOf(sql, sql`marked`, 'how_is_it_going'), {
      memberId: sql`marked.author_id`,
      from: sql`marked where marked.is_asked`,
    })})
    select count(*)::integer as marked
    from marked`;
  return marked;
}

/** For a relation with the id and the title of prayers; merged with the last one of the prayer while that is unread. */
const followUpOf = (
  sql: Sql,
  prayer: Fragment,
  title: 'how_is_it_going' | 'prayer_rests',
): NewNotification => ({
  kind: 'follow_up',
  title: template(title),
  body: sql`${prayer}.title`,
  link: linkIn(sql, prayerPage, sql`${prayer}.id`),
  about: { kind: 'prayer', id: sql`${prayer}.id` },
  mergeKey: sql`'follow_up:' || ${prayer}.id`,
});

/** Changes a member's own prayer; null if it no longer exists. */
export async function changeOwn(
  { sql, config }: Context,
  { id, authorId }: { id: number; authorId: number },
  { assignments }: { assignments: Fragment },
): Promise<PrayerRow | null> {
  const [prayer] = await sql<PrayerRow[]>`
    with ${asCaller(sql, authorId)}, changed as (
      update prayers
      set ${assignments}
      where id = ${id} and author_id = ${authorId} and status <> 'removed'
      returning *
    )
    ${selectPrayers(sql, sql`changed`)}`;
  return prayer ? openPrayer(config, prayer) : null;
}

export async function findRestAfterDays(sql: Sql): Promise<number | null> {
  const [{ days }] = await sql<[{ days: number | null }]>`
    select rest_after_days as days
    from site_settings`;
  return days;
}

/** Saves after how many days prayers rest, and records a change in the audit log. */
export async function saveRestAfterDays(sql: Sql, days: number | null, actorId: number): Promise<void> {
  await sql`
    with changed as (
      update site_settings
      set rest_after_days = ${days}
      where rest_after_days is distinct from ${days}::integer
      returning rest_after_days
    )
    ${logging(
      sql,
      {
        actorId,
        action: 'set_rest_after_days',
        subject: 'site',
        reason: days === null ? 'never' : String(days),
      },
      sql`changed`,
    )}`;
}

/**
 * Lets prayers rest that had no amen, encouragement, update, edit or word of their author for as many days as are set,
 * and notifies their authors, in one statement. What is confided to the prayer team is on no wall to leave.
 *
 * @returns how many rest now
 */
export async function rest(sql: Sql, rows: number): Promise<number> {
  const isNew = (table: string) => sql`exists (
    select
    from ${sql(table)} as news
    where news.prayer_id = prayers.id and news.created_at >= quiet.since
  )`;
  const [{ rested }] = await sql<[{ rested: number }]>`
    with quiet as (
      select now() - make_interval(days => rest_after_days) as since
      from site_settings
      where rest_after_days is not null
    ), due as (
      select prayers.id
      from prayers
      cross join quiet
      where ${isOnTheWall(sql)}
        and prayers.visibility <> 'team'
        and prayers.created_at < quiet.since
        and coalesce(prayers.edited_at < quiet.since, true)
        and coalesce(prayers.stirred_at < quiet.since, true)
        and not ${isNew('prayer_updates')}
        and not ${isNew('comments')}
        and not ${isNew('amens')}
      order by prayers.created_at
      limit ${rows}
      for no key update of prayers
    ), rested as (
      update prayers
      set status = 'resting'
      from due
      where prayers.id = due.id
      returning prayers.id, prayers.author_id, prayers.title
    ), notified as (${notify(sql, followUpOf(sql, sql`rested`, 'prayer_rests'), {
      memberId: sql`rested.author_id`,
      from: sql`rested where rested.author_id is not null`,
    })})
    select count(*)::integer as rested
    from rested`;
  return rested;
}
