import type { Category } from 'schema/vocabulary';
import type { Sql } from '../db/sql';
import type { Place } from '../db/cursor';
import { logging, nameOf } from '../moderation/sql';
import type { PrayerStatus } from '../prayers/sql';

export interface AdminPrayerRow {
  id: number;
  title: string;
  description: string;
  category: Category;
  status: PrayerStatus;
  isAnonymous: boolean;
  createdAt: Date;
  amenCount: number;
  commentCount: number;
  typedName: string;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
}

export interface AdminUserRow {
  id: number;
  email: string;
  isVerified: boolean;
  isAdmin: boolean;
  authId: string;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  experiencePoints: number;
  profileImageUrl: string | null;
  createdAt: Date;
  suspendedAt: Date | null;
}

export interface DayRow {
  day: string;
  prayers: number;
  amens: number;
  encouragements: number;
  testimonials: number;
  activeMembers: number;
  newMembers: number;
}

interface Wanted {
  search: string | null;
  after: Place | null;
  skip: number;
  rows: number;
}

export async function countMembers(sql: Sql): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::integer as count
    from members`;
  return count;
}

/** What happened on each of the last days, oldest first. */
export function findActivity(sql: Sql, days: number): Promise<DayRow[]> {
  return sql<DayRow[]>`
    with span as (
      select (now() at time zone 'UTC')::date - ${days - 1}::integer as first_day
    ), deeds as (
      select created_at, 'prayers' as deed from prayers
      union all select created_at, 'amens' from amens
      union all select created_at, 'encouragements' from comments
      union all select created_at, 'testimonials' from testimonials
      union all select created_at, 'newMembers' from members
    ), counted as (
      select (created_at at time zone 'UTC')::date as day, deed, count(*)::integer as count
      from deeds
      where created_at >= (select first_day from span)::timestamp at time zone 'UTC'
      group by 1, 2
      union all
      select day, 'activeMembers', count(*)::integer
      from daily_active
      where day >= (select first_day from span)
      group by day
    )
    select
      to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(max(counted.count) filter (where deed = 'prayers'), 0) as prayers,
      coalesce(max(counted.count) filter (where deed = 'amens'), 0) as amens,
      coalesce(max(counted.count) filter (where deed = 'encouragements'), 0) as encouragements,
      coalesce(max(counted.count) filter (where deed = 'testimonials'), 0) as testimonials,
      coalesce(max(counted.count) filter (where deed = 'activeMembers'), 0) as "activeMembers",
      coalesce(max(counted.count) filter (where deed = 'newMembers'), 0) as "newMembers"
    from span
    cross join generate_series(span.first_day, span.first_day + ${days - 1}::integer, interval '1 day') as days (day)
    left join counted on counted.day = days.day::date
    group by days.day
    order by days.day`;
}

/** Prayers that were neither withdrawn nor deleted, newest first. */
export function findPrayers(sql: Sql, { search, after, skip, rows }: Wanted): Promise<AdminPrayerRow[]> {
  return sql<AdminPrayerRow[]>`
    select ${prayerColumns(sql)}
    from prayers
    left join members on members.id = prayers.author_id
    where prayers.status <> 'removed'
      ${search === null ? sql`` : sql`and (prayers.title ilike ${like(search)} or prayers.description ilike ${like(search)})`}
      ${after === null ? sql`` : sql`and (prayers.created_at, prayers.id) < (${after.createdAt}, ${after.id})`}
    order by prayers.created_at desc, prayers.id desc
    limit ${rows}
    offset ${skip}`;
}

/** Deletes a prayer that stands, in one statement with the log; false where there is none. */
export async function deletePrayer(sql: Sql, id: number, actorId: number): Promise<boolean> {
  const gone = await sql`
    with gone as (
      update prayers
      set status_before_deletion = status, status = 'removed'
      where id = ${id} and status <> 'removed'
      returning id
    ), logged as (${loggingWhere(sql, sql`gone`, { actorId, action: 'delete_prayer', subject: nameOf('prayer', id) })}
    )
    select from gone`;
  return gone.length > 0;
}

/** Brings a prayer back that an administrator has deleted. */
export async function undeletePrayer(sql: Sql, id: number, actorId: number): Promise<AdminPrayerRow | null> {
  const back = await sql`
    with back as (
      update prayers
      set status = status_before_deletion, status_before_deletion = null
      where id = ${id} and status = 'removed' and status_before_deletion is not null
      returning id
    ), logged as (${loggingWhere(sql, sql`back`, { actorId, action: 'undelete_prayer', subject: nameOf('prayer', id) })}
    )
    select from back`;
  if (back.length === 0) return null;
  const [prayer] = await sql<AdminPrayerRow[]>`
    select ${prayerColumns(sql)}
    from prayers
    left join members on members.id = prayers.author_id
    where prayers.id = ${id}`;
  return prayer ?? null;
}

export function findUsers(sql: Sql, { search, after, skip, rows }: Wanted): Promise<AdminUserRow[]> {
  return sql<AdminUserRow[]>`
    select ${userColumns(sql)}
    from members
    where true
      ${
        search === null
          ? sql``
          : sql`and (
              members.email::text ilike ${like(search)}
              or concat_ws(' ', members.first_name, members.last_name, members.name) ilike ${like(search)}
            )`
      }
      ${after === null ? sql`` : sql`and (date_trunc('milliseconds', members.created_at), members.id) < (${after.createdAt}, ${after.id})`}
    order by date_trunc('milliseconds', members.created_at) desc, members.id desc
    limit ${rows}
    offset ${skip}`;
}

export async function findUser(sql: Sql, id: number): Promise<AdminUserRow | null> {
  const [user] = await sql<AdminUserRow[]>`
    select ${userColumns(sql)}
    from members
    where members.id = ${id}`;
  return user ?? null;
}

/** Since when, unless it was for an anonymous text: that would tell who wrote it. */
const openlySuspended = (sql: Sql) =>
  sql`case when members.suspended_for is null then members.suspended_at end`;

/** Suspends a member or lets them in again, and writes it into the log. */
export async function updateSuspension(
  sql: Sql,
  id: number,
  { isSuspended, actorId, reason }: { isSuspended: boolean; actorId: number; reason: string },
): Promise<void> {
  await sql`
    with changed as (
      update members
      set
        suspended_at = ${isSuspended ? sql`coalesce(${openlySuspended(sql)}, now())` : sql`null`},
        suspended_for = null
      where id = ${id}
    )
    ${logging(sql, { actorId, action: isSuspended ? 'suspend' : 'readmit', subject: `member ${id}`, reason })}`;
}

export async function updateAdmin(sql: Sql, id: number, isAdmin: boolean, actorId: number): Promise<void> {
  await sql`
    with changed as (
      update members
      set is_admin = ${isAdmin}
      where id = ${id}
    )
    ${logging(sql, {
      actorId,
      action: isAdmin ? 'make_admin' : 'unmake_admin',
      subject: `member ${id}`,
      reason: null,
    })}`;
}

/** Writes an entry for each row of a relation: none where nothing was done. */
function loggingWhere(
  sql: Sql,
  done: ReturnType<Sql>,
  entry: { actorId: number; action: string; subject: string },
) {
  return sql`
    insert into audit_log (actor_id, action, subject)
    select ${entry.actorId}, ${entry.action}, ${entry.subject}
    from ${done}`;
}

function like(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Needs the relations `prayers` and `members`. */
const prayerColumns = (sql: Sql) => sql`
  prayers.id,
  prayers.title,
  prayers.description,
  prayers.category,
  prayers.status,
  prayers.is_anonymous as "isAnonymous",
  prayers.created_at as "createdAt",
  prayers.amen_count as "amenCount",
  prayers.comment_count as "commentCount",
  prayers.typed_name as "typedName",
  members.first_name as "firstName",
  members.last_name as "lastName",
  members.name`;

const userColumns = (sql: Sql) => sql`
  members.id,
  members.email,
  members.is_verified as "isVerified",
  members.is_admin as "isAdmin",
  members.provider_subject as "authId",
  members.first_name as "firstName",
  members.last_name as "lastName",
  members.name,
  members.experience_points as "experiencePoints",
  members.profile_image_url as "profileImageUrl",
  date_trunc('milliseconds', members.created_at) as "createdAt",
  ${openlySuspended(sql)} as "suspendedAt"`;
