import type { Sql } from '../../platform/database/sql';
import { isVisibleToCaller as isChainVisible } from '../../domains/chains/policy';
import { isOpenToCaller as isGroupOpen } from '../../domains/groups/policy';
import { isOnTheWall, isVisibleToCaller as isPrayerVisible } from '../../domains/prayers/policy';
import type { Category } from 'schema/vocabulary';

/** The channel that carries changes to every gateway. */
export const channel = 'live';

/** What is older belongs to pages that are closed: those that are open have heard it or have lost their stream. */
const forgottenAfter = '30 seconds';

/**
 * Takes out what has changed and tells all gateways, each thing once, in parts that fit into a NOTIFY (8000 bytes);
 * what `pulse` says goes with it.
 */
export async function announceChanges(sql: Sql, pulse: string | null): Promise<void> {
  await sql`
    with taken as (
      delete from live_changes
      where ctid = any (array(select ctid from live_changes limit 5000))
      returning topic, id, member_id, is_for_all, noted_at
    ), told as (
      select distinct concat_ws(':', topic, id, case when is_for_all then 'all' else 'm' || member_id end) as change
      from taken
      where noted_at > now() - ${forgottenAfter}::interval
    ), parts as (
      select string_agg(change, ' ') as part
      from (select change, row_number() over () / 200 as number from told) as numbered
      group by number
      union all
      select ${pulse}::text
    )
    select pg_notify(${channel}, part)
    from parts
    where part is not null`;
}

/** Forgets what no gateway has taken, because no page was open. */
export async function forgetChanges(sql: Sql): Promise<void> {
  await sql`delete from live_changes where noted_at < now() - ${forgottenAfter}::interval`;
}

/** Which of these sessions still hold, by their hash in hexadecimal. */
export async function findHoldingSessions(sql: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ hash: string }[]>`
    select asked.hash
    from unnest(${hashes as string[]}::text[]) as asked (hash)
    join sessions on sessions.token_hash = decode(asked.hash, 'hex')
    join members on members.id = sessions.member_id
    where sessions.expires_at > now() and members.suspended_at is null`;
  return new Set(rows.map(({ hash }) => hash));
}

interface CountsRow {
  id: number;
  category: Category;
  amenCount: number;
  commentCount: number;
  isOnTheWall: boolean;
}

/** The counts of prayers that everybody may see. */
export function findCounts(sql: Sql, ids: readonly number[]): Promise<CountsRow[]> {
  return sql<CountsRow[]>`
    select
      prayers.id,
      prayers.category,
      prayers.amen_count as "amenCount",
      prayers.comment_count as "commentCount",
      ${isOnTheWall(sql)} as "isOnTheWall"
    from prayers
    where prayers.id = any(${ids as number[]}::integer[]) and prayers.status in ('active', 'answered')
    order by prayers.id`;
}

/** One who may see one thing. */
export interface Sight {
  memberId: number;
  id: number;
}

type FindSights = (
  sql: Sql,
  ids: readonly number[],
  memberIds: readonly number[],
) => Promise<readonly Sight[]>;

/** A visitor among the members: nobody's number. */
export const visitor = 0;

export const findPrayerSights: FindSights = (sql, ids, memberIds) => sql<Sight[]>`
  select caller.id as "memberId", prayers.id
  from prayers
  cross join ${callers(sql, memberIds)}
  where prayers.id = any(${ids as number[]}::integer[]) and ${isPrayerVisible(sql)}`;

export const findChainSights: FindSights = (sql, ids, memberIds) => sql<Sight[]>`
  select caller.id as "memberId", prayer_chains.id
  from prayer_chains
  cross join ${callers(sql, memberIds)}
  where prayer_chains.id = any(${ids as number[]}::integer[]) and ${isChainVisible(sql)}`;

export const findGroupSights: FindSights = (sql, ids, memberIds) => sql<Sight[]>`
  select caller.id as "memberId", prayer_groups.id
  from prayer_groups
  cross join ${callers(sql, memberIds)}
  left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id
  where prayer_groups.id = any(${ids as number[]}::integer[]) and ${isGroupOpen(sql)}`;

/** How many notifications each of these members has not seen; one who has seen all has no row. */
export function findUnreadCounts(
  sql: Sql,
  memberIds: readonly number[],
): Promise<{ memberId: number; unread: number }[]> {
  return sql<{ memberId: number; unread: number }[]>`
    select member_id as "memberId", count(*)::integer as unread
    from notifications
    where member_id = any(${memberIds as number[]}::integer[]) and in_site and read_at is null
    group by member_id`;
}

const callers = (sql: Sql, memberIds: readonly number[]) =>
  sql`unnest(${memberIds as number[]}::integer[]) as caller (id)`;
