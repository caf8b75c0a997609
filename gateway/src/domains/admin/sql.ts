import type { Fragment } from 'postgres';
import type { Named } from 'schema/displayName';
import type { AdminPrayer, AdminUser, DayOfActivity } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Position } from '../../platform/database/cursor';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { open, type CareKeys } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { isAdministrator, lockAdministrators } from '../members/roles';
import { shownAuthor } from '../members/shownAuthor';
import { logging, nameOf } from '../moderation/auditLog';

/** A prayer, without its author if it is anonymous. */
export type AdminPrayerRow = Omit<AdminPrayer, 'authorName'> & { author: Named | null };

export type AdminUserRow = Omit<AdminUser, 'name' | 'spiritualLevel' | 'isSiteAdmin' | 'isConfiguredAdmin'> &
  Named & { isVerified: boolean; isAdmin: boolean };

/** Needs the relations `prayers` and `authors`. */
export const prayerColumns = columns<AdminPrayerRow>({
  id: 'prayers.id',
  title: 'prayers.title',
  description: 'prayers.description',
  category: 'prayers.category',
  status: 'prayers.status',
  isAnonymous: 'prayers.is_anonymous',
  visibility: 'prayers.visibility',
  author: shownAuthor({ isAnonymous: 'prayers.is_anonymous', typedName: 'prayers.typed_name' }),
  createdAt: 'prayers.created_at',
  amenCount: 'prayers.amen_count',
  commentCount: 'prayers.comment_count',
});

const selectPrayers = (sql: Sql, relation: Fragment) => sql`
  select ${prayerColumns(sql)}
  from ${relation} as prayers
  left join members as authors on authors.id = prayers.author_id`;

/** When a member was suspended, unless it was for an anonymous text: that would reveal its author. */
const openlySuspendedAt = 'case when members.suspended_for is null then members.suspended_at end';

/** Needs the relation `members`. */
export const userColumns = columns<AdminUserRow>({
  id: 'members.id',
  email: 'members.email',
  isVerified: 'members.is_verified',
  isAdmin: 'members.is_admin',
  isModerator: 'members.is_moderator',
  isOnTeam: 'exists (select from team_members where team_members.member_id = members.id)',
  authId: 'members.provider_subject',
  firstName: 'members.first_name',
  lastName: 'members.last_name',
  name: 'members.name',
  experiencePoints: 'members.named_points',
  profileImageUrl: 'members.profile_image_url',
  createdAt: `date_trunc('milliseconds', members.created_at)`,
  suspendedAt: openlySuspendedAt,
});

type AdminConfig = Pick<Config, 'adminEmails'>;

interface ListOptions {
  search: string | null;
  after: Position | null;
  skip: number;
  rows: number;
}

export async function countMembers(sql: Sql): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::integer as count
    from members`;
  return count;
}

const countOf = (activity: string) =>
  `coalesce(max(counted.count) filter (where activity = '${activity}'), 0)`;

const dayColumns = columns<DayOfActivity>({
  day: `to_char(days.day, 'YYYY-MM-DD')`,
  prayers: countOf('prayers'),
  amens: countOf('amens'),
  encouragements: countOf('encouragements'),
  testimonials: countOf('testimonials'),
  activeMembers: countOf('activeMembers'),
  newMembers: countOf('newMembers'),
});

/** The activity of each of the last days, oldest first. */
export function findActivity(sql: Sql, days: number): Promise<DayOfActivity[]> {
  return sql<DayOfActivity[]>`
    with span as (
      select (now() at time zone 'UTC')::date - ${days - 1}::integer as first_day
    ), activities as (
      select created_at, 'prayers' as activity from prayers
      union all select created_at, 'amens' from amens
      union all select created_at, 'encouragements' from comments
      union all select created_at, 'testimonials' from testimonials
      union all select created_at, 'newMembers' from members
    ), counted as (
      select (created_at at time zone 'UTC')::date as day, activity, count(*)::integer as count
      from activities
      where created_at >= (select first_day from span)::timestamp at time zone 'UTC'
      group by 1, 2
      union all
      select day, 'activeMembers', count(*)::integer
      from daily_active
      where day >= (select first_day from span)
      group by day
    )
    select ${dayColumns(sql)}
    from span
    cross join generate_series(span.first_day, span.first_day + ${days - 1}::integer, interval '1 day') as days (day)
    left join counted on counted.day = days.day::date
    group by days.day
    order by days.day`;
}

function openPrayer(keys: CareKeys, row: AdminPrayerRow): AdminPrayerRow {
  if (row.visibility !== 'team') return row;
  const { id, author } = row;
  return {
    ...row,
    title: open(keys, 'title', id, row.title),
    description: open(keys, 'description', id, row.description),
    author: author && { ...author, name: open(keys, 'name', id, author.name ?? null) },
  };
}

/**
 * Prayers that were neither withdrawn nor deleted, newest first. A search finds none by words that were confided to the
 * prayer team.
 */
export async function findPrayers(
  { sql, config }: Context,
  { search, after, skip, rows }: ListOptions,
): Promise<AdminPrayerRow[]> {
  const found = await sql<AdminPrayerRow[]>`
    ${selectPrayers(sql, sql`prayers`)}
    where prayers.status <> 'removed'
      ${search === null ? sql`` : sql`and prayers.visibility <> 'team' and (prayers.title ilike ${like(search)} or prayers.description ilike ${like(search)})`}
      ${after === null ? sql`` : sql`and (prayers.created_at, prayers.id) < (${after.createdAt}, ${after.id})`}
    order by prayers.created_at desc, prayers.id desc
    limit ${rows}
    offset ${skip}`;
  return found.map((row) => openPrayer(config, row));
}

/** Deletes a prayer and records it in the audit log, in one statement; false if there is none. */
export async function deletePrayer(sql: Sql, id: number, actorId: number): Promise<boolean> {
  const deleted = await sql`
    with deleted as (
      update prayers
      set status_before_deletion = status, status = 'removed'
      where id = ${id} and status <> 'removed'
      returning id
    ), logged as (${loggingWhere(sql, sql`deleted`, { actorId, action: 'delete_prayer', subject: nameOf('prayer', id) })}
    )
    select from deleted`;
  return deleted.length > 0;
}

/** Restores a prayer that an administrator has deleted. */
export async function undeletePrayer(
  { sql, config }: Context,
  id: number,
  actorId: number,
): Promise<AdminPrayerRow | null> {
  const [prayer] = await sql<AdminPrayerRow[]>`
    with back as (
      update prayers
      set status = status_before_deletion, status_before_deletion = null
      where id = ${id} and status = 'removed' and status_before_deletion is not null
      returning *
    ), logged as (${loggingWhere(sql, sql`back`, { actorId, action: 'undelete_prayer', subject: nameOf('prayer', id) })}
    )
    ${selectPrayers(sql, sql`back`)}`;
  return prayer ? openPrayer(config, prayer) : null;
}

export function findUsers(sql: Sql, { search, after, skip, rows }: ListOptions): Promise<AdminUserRow[]> {
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

/** Suspends a member or ends the suspension, and records it in the audit log. Null if it is an administrator's, or is gone. */
export async function updateSuspension(
  { sql, config }: Pick<Context, 'sql' | 'config'>,
  id: number,
  { isSuspended, actorId, reason }: { isSuspended: boolean; actorId: number; reason: string },
): Promise<AdminUserRow | null> {
  const action = isSuspended ? 'suspend' : 'readmit';
  const [user] = await sql<AdminUserRow[]>`
    with changed as (
      update members
      set
        suspended_at = ${isSuspended ? sql`coalesce(${sql.unsafe(openlySuspendedAt)}, now())` : sql`null`},
        suspended_for = null
      where id = ${id} ${isSuspended ? sql`and not ${isAdministrator(sql, config)}` : sql``}
      returning *
    ), logged as (${logging(sql, { actorId, action, subject: `member ${id}`, reason }, sql`changed`)}
    )
    select ${userColumns(sql)}
    from changed as members`;
  return user ?? null;
}

/**
 * Appoints or removes an administrator, and records it in the audit log. Null, and nothing changes, for a suspended
 * member, and for the last administrator who can sign in: the rows of all are locked, so that two who remove each other
 * at once do not both succeed.
 */
export async function updateAdmin(
  sql: Sql,
  { id, isAdmin, actorId, config }: { id: number; isAdmin: boolean; actorId: number; config: AdminConfig },
): Promise<AdminUserRow | null> {
  const action = isAdmin ? 'make_admin' : 'unmake_admin';
  const [user] = await sql<AdminUserRow[]>`
    with ${lockAdministrators(sql, config)}, changed as (
      update members
      set is_admin = ${isAdmin}
      where id = ${id} and case
        when ${isAdmin} then suspended_at is null
        else exists (select from administrators where administrators.id <> ${id})
      end
      returning *
    ), logged as (${logging(sql, { actorId, action, subject: `member ${id}`, reason: null }, sql`changed`)}
    )
    select ${userColumns(sql)}
    from changed as members`;
  return user ?? null;
}

/** Appoints or removes a moderator, and records it in the audit log. Null for the appointment of a suspended member. */
export async function updateModerator(
  sql: Sql,
  id: number,
  isModerator: boolean,
  actorId: number,
): Promise<AdminUserRow | null> {
  const action = isModerator ? 'make_moderator' : 'unmake_moderator';
  const [user] = await sql<AdminUserRow[]>`
    with changed as (
      update members
      set is_moderator = ${isModerator}
      where id = ${id} and (not ${isModerator}::boolean or suspended_at is null)
      returning *
    ), logged as (${logging(sql, { actorId, action, subject: `member ${id}`, reason: null }, sql`changed`)}
    )
    select ${userColumns(sql)}
    from changed as members`;
  return user ?? null;
}

/** Adds an audit entry for each row of a relation, so none if nothing was done. */
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
