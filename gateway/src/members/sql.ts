import type { Sql } from '../db/sql';

/** A member's row, as the session finds it. */
export interface MemberRow {
  id: number;
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  profileImageUrl: string | null;
  timeZone: string;
  /** The name that the member chose; `name` is then the same. */
  displayName: string | null;
  /** Whether another administrator made this account one. */
  isAdmin: boolean;
  experiencePoints: number;
  prayerStreak: number;
  totalPrayers: number;
  totalAmens: number;
  totalEncouragements: number;
  totalPraises: number;
}

export const memberColumns = (sql: Sql) => sql`
  members.id,
  members.email,
  members.is_verified as "isVerified",
  members.first_name as "firstName",
  members.last_name as "lastName",
  members.name,
  members.profile_image_url as "profileImageUrl",
  members.time_zone as "timeZone",
  members.display_name as "displayName",
  members.is_admin as "isAdmin",
  members.experience_points as "experiencePoints",
  -- What is stored changes when somebody prays; a day without prayer ends the streak by itself.
  case
    when members.streak_day >= (now() at time zone members.time_zone)::date - 1 then members.prayer_streak
    else 0
  end as "prayerStreak",
  members.total_prayers as "totalPrayers",
  members.total_amens as "totalAmens",
  members.total_encouragements as "totalEncouragements",
  members.total_praises as "totalPraises"`;

/** As much of a request's context as tells whose it is. */
interface SessionHolder {
  sql: Sql;
  sessionHash: Buffer | null;
}

/** The id of the member behind the request's session, or null: a fragment for use inside any statement. */
export function callerId({ sql, sessionHash }: SessionHolder) {
  if (!sessionHash) return sql`null::integer`;
  return sql`(
    select members.id
    from sessions
    join members on members.id = sessions.member_id
    where sessions.token_hash = ${sessionHash}
      and sessions.expires_at > now()
      and members.suspended_at is null
  )`;
}

/** The member behind a session that is neither over nor suspended. */
export async function findMemberBySession(sql: Sql, sessionHash: Buffer): Promise<MemberRow | null> {
  const [member] = await sql<MemberRow[]>`
    select ${memberColumns(sql)}
    from sessions
    join members on members.id = sessions.member_id
    where sessions.token_hash = ${sessionHash}
      and sessions.expires_at > now()
      and members.suspended_at is null`;
  return member ?? null;
}

/** Whether a session that is not over belongs to a suspended member. */
export async function isOfSuspendedMember(sql: Sql, sessionHash: Buffer): Promise<boolean> {
  const found = await sql`
    select
    from sessions
    join members on members.id = sessions.member_id
    where sessions.token_hash = ${sessionHash}
      and sessions.expires_at > now()
      and members.suspended_at is not null`;
  return found.length > 0;
}

/** Who the identity provider says somebody is. */
export interface ProviderProfile {
  subject: string;
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  profileImageUrl: string | null;
}

/**
 * The account of a provider's subject, made at the first sign-in and brought up to date at each; a name that the
 * member has chosen stays.
 */
export async function saveMember(sql: Sql, profile: ProviderProfile): Promise<MemberRow> {
  const { firstName, lastName, name } = profile;
  const [member] = await sql<[MemberRow]>`
    insert into members (
      provider_subject, email, is_verified, first_name, last_name, name, profile_image_url, provider_names
    )
    values (
      ${profile.subject}, ${profile.email}, ${profile.isVerified}, ${firstName}, ${lastName}, ${name},
      ${profile.profileImageUrl}, ${sql.json({ firstName, lastName, name })}
    )
    on conflict (provider_subject) do update set
      email = excluded.email,
      is_verified = excluded.is_verified,
      first_name = case when members.display_name is null then excluded.first_name end,
      last_name = case when members.display_name is null then excluded.last_name end,
      name = coalesce(members.display_name, excluded.name),
      profile_image_url = excluded.profile_image_url,
      provider_names = excluded.provider_names
    returning ${memberColumns(sql)}`;
  return member;
}

/** What may be shown of a person who stands by their words, as JSON out of a relation of members: an AuthorView. */
export const authorJson = (sql: Sql, relation: 'members' | 'creators' | 'authors') => sql`json_build_object(
  'firstName', ${sql(relation)}.first_name,
  'lastName', ${sql(relation)}.last_name,
  'name', ${sql(relation)}.name,
  'profileImageUrl', ${sql(relation)}.profile_image_url
)`;
