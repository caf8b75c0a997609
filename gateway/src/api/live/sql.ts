import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { isVisibleToCaller as isChainVisible } from '../../domains/chains/policy';
import { isOpenToCaller as isGroupOpen } from '../../domains/groups/policy';
import { isOnTheWall, isReadable, isVisibleToCaller as isPrayerVisible } from '../../domains/prayers/policy';
import { readsTeam } from '../../domains/members/sql';
import type { Category, PrayerVisibility } from 'schema/vocabulary';

/** The NOTIFY channel of changes. */
export const channel = 'live';

/** Older changes are of no use: open pages have received them or have lost their stream. */
const changesExpireAfter = '30 seconds';

/**
 * Deletes the recorded changes, without those that are sent later (migrations/0031), and has them as texts that fit into a
 * NOTIFY (8000 bytes): `parts (part)`.
 */
const takenInParts = (sql: Sql, { waits }: { waits: boolean }) => sql`
  taken as (
    delete from live_changes
    where ctid = any (array(
      select ctid from live_changes where noted_at <= now() limit 5000 ${waits ? sql`` : sql`for update skip locked`}
    ))
    returning topic, id, member_id, is_for_all, audience, noted_at
  ), changed as (
    select distinct concat_ws(':', topic, id, coalesce(audience, case when is_for_all then 'all' else 'm' || member_id end)) as change
    from taken
    where noted_at > now() - ${changesExpireAfter}::interval
  ), parts as (
    select string_agg(change, ' ') as part
    from (select change, row_number() over () / 200 as number from changed) as numbered
    group by number
  )`;

/** Sends each recorded change once to all gateways, together with `pulse`. */
export async function announceChanges(sql: Sql, pulse: string | null): Promise<void> {
  await sql`
    with ${takenInParts(sql, { waits: true })}
    select pg_notify(${channel}, part)
    from (select part from parts union all select ${pulse}::text) as announced (part)
    where part is not null`;
}

/** Whether there is something to announce. */
export async function hasChanges(sql: Sql): Promise<boolean> {
  const [{ has }] = await sql<[{ has: boolean }]>`
    select exists (select from live_changes where noted_at <= now()) as has`;
  return has;
}

/** Takes the recorded changes that no other gateway is taking, as texts. They are gone when the transaction commits. */
export async function takeChanges(tx: Sql): Promise<string[]> {
  const rows = await tx<{ part: string }[]>`
    with ${takenInParts(tx, { waits: false })}
    select part from parts`;
  return rows.map(({ part }) => part);
}

/** Deletes changes that no gateway has sent, because no page was open. */
export async function deleteOldChanges(sql: Sql): Promise<void> {
  await sql`delete from live_changes where noted_at < now() - ${changesExpireAfter}::interval`;
}

/**
 * Returns whether sessions and API tokens are still valid, by their hash in hexadecimal: false for one that has expired.
 * One that was revoked or whose member is suspended is missing.
 */
export async function findCredentials(sql: Sql, hashes: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await sql<{ hash: string; isValid: boolean }[]>`
    select requested.hash, found.expires_at > now() as "isValid"
    from unnest(${hashes as string[]}::text[]) as requested (hash)
    cross join lateral (
      select member_id, expires_at from sessions where token_hash = decode(requested.hash, 'hex')
      union all
      select member_id, expires_at from api_tokens where token_hash = decode(requested.hash, 'hex')
    ) as found
    join members on members.id = found.member_id
    where members.suspended_at is null`;
  return new Map(rows.map(({ hash, isValid }) => [hash, isValid]));
}

interface CountsRow {
  id: number;
  category: Category;
  amenCount: number;
  commentCount: number;
  isOnTheWall: boolean;
  visibility: PrayerVisibility;
  authorId: number | null;
}

/** The counts of active and answered prayers, and who may read them (`maySee`). */
export function findCounts(sql: Sql, ids: readonly number[]): Promise<CountsRow[]> {
  return sql<CountsRow[]>`
    select
      prayers.id,
      prayers.category,
      prayers.amen_count as "amenCount",
      prayers.comment_count as "commentCount",
      ${isOnTheWall(sql)} as "isOnTheWall",
      prayers.visibility,
      prayers.author_id as "authorId"
    from prayers
    where prayers.id = any(${ids as number[]}::integer[]) and ${isReadable(sql)}
    order by prayers.id`;
}

/** A member who may see a thing. */
export interface Access {
  memberId: number;
  id: number;
  /** Only with the right to read what was confided to the team, which nobody has by an API token. */
  isOfTeam?: boolean;
}

type FindAccess = (
  services: { sql: Sql; config: Pick<Config, 'adminEmails'> },
  ids: readonly number[],
  memberIds: readonly number[],
) => Promise<readonly Access[]>;

/** Stands for visitors in a list of member ids. */
export const visitor = 0;

export const findPrayerAccess: FindAccess = ({ sql, config }, ids, memberIds) => sql<Access[]>`
  select
    coalesce(caller.id, ${visitor}) as "memberId",
    prayers.id,
    prayers.visibility = 'team' and prayers.author_id is distinct from caller.id as "isOfTeam"
  from prayers
  cross join (
    select members.id, coalesce(${readsTeam(sql, config)}, false) as reads_team
    from ${callers(sql, memberIds)}
    left join members on members.id = caller.id
  ) as caller
  where prayers.id = any(${ids as number[]}::integer[]) and ${isPrayerVisible(sql)}`;

export const findChainAccess: FindAccess = ({ sql }, ids, memberIds) => sql<Access[]>`
  select caller.id as "memberId", prayer_chains.id
  from prayer_chains
  cross join ${callers(sql, memberIds)}
  where prayer_chains.id = any(${ids as number[]}::integer[]) and ${isChainVisible(sql)}`;

export const findGroupAccess: FindAccess = ({ sql }, ids, memberIds) => sql<Access[]>`
  select caller.id as "memberId", prayer_groups.id
  from prayer_groups
  cross join ${callers(sql, memberIds)}
  left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id
  where prayer_groups.id = any(${ids as number[]}::integer[]) and ${isGroupOpen(sql)}`;

/** Of these members, those who read what was confided to the prayer team. */
export async function findTeamReaders(
  { sql, config }: { sql: Sql; config: Pick<Config, 'adminEmails'> },
  memberIds: readonly number[],
): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select members.id
    from members
    where members.id = any(${memberIds as number[]}::integer[]) and ${readsTeam(sql, config)}`;
  return new Set(rows.map(({ id }) => id));
}

/** The number of unread notifications of each member; no row for a member without any. */
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
