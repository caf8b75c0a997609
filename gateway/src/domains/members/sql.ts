import type { Fragment } from 'postgres';
import type { Config } from '../../config';
import type { Viewer } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { isAdministrator } from './roles';

/** The member of a session; `isModerator` without the administrators, who are moderators too. */
export interface MemberRow extends Omit<Viewer, 'isSiteAdmin' | 'spiritualLevel'> {
  /** Whether another administrator has appointed this account. */
  isAdmin: boolean;
}

/** The columns of a member's row. */
export const memberColumns = columns<MemberRow>({
  id: 'members.id',
  email: 'members.email',
  name: 'members.name',
  isVerified: 'members.is_verified',
  firstName: 'members.first_name',
  lastName: 'members.last_name',
  displayName: 'members.display_name',
  profileImageUrl: 'members.profile_image_url',
  timeZone: 'members.time_zone',
  locale: 'members.locale',
  isAdmin: 'members.is_admin',
  isModerator: 'members.is_moderator',
  experiencePoints: 'members.experience_points',
  // The stored streak changes only when the member prays; after a day without prayer it counts as ended.
  prayerStreak: `
    case
      when members.streak_day >= (now() at time zone members.time_zone)::date - 1 then members.prayer_streak
      else 0
    end`,
  totalPrayers: 'members.total_prayers',
  totalAmens: 'members.total_amens',
  totalEncouragements: 'members.total_encouragements',
  totalPraises: 'members.total_praises',
  isOnTeam: 'exists (select from team_members where team_members.member_id = members.id)',
});

/** The part of a request's context that identifies the caller. */
export interface Credentials {
  config: Pick<Config, 'adminEmails'>;
  sql: Sql;
  /** SHA-256 of the session cookie, not yet verified. */
  sessionHash: Buffer | null;
  /** The verified API token; there is no session then. */
  token: { memberId: number } | null;
}

/** The id of the member behind the request, or null: a fragment for use inside any statement. */
export function callerId({ sql, sessionHash, token }: Credentials) {
  if (token) return sql`${token.memberId}::integer`;
  if (!sessionHash) return sql`null::integer`;
  return sql`(
    select members.id
    ${fromValidSession(sql, sessionHash)}
      and members.suspended_at is null
  )`;
}

/** The member of a session that has not expired, suspended or not. */
const fromValidSession = (sql: Sql, sessionHash: Buffer | null) => sql`
    from sessions
    join members on members.id = sessions.member_id
    where sessions.token_hash = ${sessionHash}
      and sessions.expires_at > now()`;

/**
 * The caller as a relation of one row, read once in the statement: `cross join caller`. `reads_team`: whether they read
 * what was confided to the prayer team. Nobody does by an API token.
 */
export function withCaller({ config, sql, sessionHash, token }: Credentials): Fragment {
  if (token) return asCaller(sql, token.memberId, false);
  if (!sessionHash) return sql`caller as materialized (select null::integer as id, false as reads_team)`;
  return sql`caller as materialized (
    select max(found.id) as id, coalesce(bool_or(found.reads_team), false) as reads_team
    from (${membersOfSession(sql, config, sessionHash)}) as found
  )`;
}

/**
 * The caller of a write: like `withCaller`, but without a row for a visitor, and for another than the member whom the
 * call names. A write that joins it does nothing then.
 */
export function withActor({
  config,
  sql,
  sessionHash,
  token,
  namedMember,
}: Credentials & { namedMember: string | null }): Fragment {
  if (token)
    return sql`caller as (
      select id, false as reads_team
      from members
      where id = ${token.memberId} and suspended_at is null
    )`;
  return sql`caller as materialized (
    ${membersOfSession(sql, config, sessionHash)} ${namedMember === null ? sql`` : sql`and members.id::text = ${namedMember}`}
  )`;
}

const membersOfSession = (sql: Sql, config: Pick<Config, 'adminEmails'>, sessionHash: Buffer | null) => sql`
  select members.id, ${readsTeam(sql, config)} as reads_team
  ${fromValidSession(sql, sessionHash)}
    and members.suspended_at is null`;

/** The values of `withCaller` for a visitor or a session, in the order in which its text has them. */
export const valuesOfCaller = ({ config, sessionHash }: Credentials) =>
  sessionHash ? [config.adminEmails, sessionHash] : [];

/** Like `withCaller`, for a known member, who reads what was confided to the team if they are on it. */
export const asCaller = (
  sql: Sql,
  memberId: number,
  mayReadTeam: boolean | Fragment = isOnTeam(sql, sql`${memberId}::integer`),
) => sql`caller as (select ${memberId}::integer as id, (${mayReadTeam})::boolean as reads_team)`;

/** Whether a member is on the prayer team, as SQL. */
export const isOnTeam = (sql: Sql, memberId: Fragment) =>
  sql`exists (select from team_members where team_members.member_id = ${memberId})`;

/** Whether a row of `members` reads what was confided to the prayer team, as SQL. */
export const readsTeam = (sql: Sql, config: Pick<Config, 'adminEmails'>) =>
  sql`(${isAdministrator(sql, config)} or ${isOnTeam(sql, sql`members.id`)})`;

/**
 * The member of a session that has not expired, unless suspended; and whether this session may administer if its member
 * may (docs/decisions/0055).
 */
export async function findMemberBySession(
  sql: Sql,
  sessionHash: Buffer,
  { adminPasskey }: Pick<Config, 'adminPasskey'>,
): Promise<(MemberRow & { mayAdminister: boolean }) | null> {
  const [member] = await sql<(MemberRow & { mayAdminister: boolean })[]>`
    select ${memberColumns(sql)}, ${adminPasskey ? hasProvedPasskey(sql) : sql`true`} as "mayAdminister"
    ${fromValidSession(sql, sessionHash)}
      and members.suspended_at is null`;
  return member ?? null;
}

/** Whether a session began with a passkey, or the operator lets its member do without for an hour. */
const hasProvedPasskey = (sql: Sql) => sql`(
  sessions.way is not distinct from 'passkey'
  or exists (
    select
    from audit_log
    where audit_log.subject = 'member ' || members.id
      and audit_log.action = 'allow_without_passkey'
      and audit_log.created_at > now() - interval '1 hour'
  )
)`;

/** Whether a session that has not expired belongs to a suspended member. */
export async function isOfSuspendedMember(sql: Sql, sessionHash: Buffer): Promise<boolean> {
  const found = await sql`
    select
    ${fromValidSession(sql, sessionHash)}
      and members.suspended_at is not null`;
  return found.length > 0;
}
