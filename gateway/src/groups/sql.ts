import type { GroupTheme } from 'schema/vocabulary';
import type { Context } from '../context';
import type { Remember } from '../db/idempotency';
import type { Sql } from '../db/sql';
import { authorJson } from '../members/sql';
import type { AuthorView } from '../members/view';
import { withCaller } from '../prayers/sql';

/** How many members travel with every group: as many as its page shows. */
export const shownMembers = 6;

const mostGroups = 200;

export type GroupRole = 'admin' | 'member';

/** A membership, as whoever may know the group's members may see it. */
export interface MembershipRow {
  id: number;
  role: GroupRole;
  joinedAt: Date;
  user: AuthorView;
  isSelf: boolean;
}

/** A group with this caller's own facts. It stays inside the house: what leaves is a GroupView. */
export interface GroupRow {
  id: number;
  name: string;
  description: string | null;
  theme: GroupTheme;
  isPrivate: boolean;
  joinApprovalRequired: boolean;
  maxMembers: number;
  memberCount: number;
  inviteToken: string;
  createdAt: Date;
  createdByUser: AuthorView | null;
  /** The first of them; JSON carries instants as text. */
  members: (Omit<MembershipRow, 'joinedAt'> & { joinedAt: string })[];
  memberRole: GroupRole | null;
  hasRequested: boolean;
  joinRequestCount: number;
}

export interface GroupWords {
  name: string;
  description: string | null;
  theme: GroupTheme;
  isPrivate: boolean;
  joinApprovalRequired: boolean;
  maxMembers: number;
}

/** Which groups: all of a theme, the caller's own, or one. */
interface GroupsWanted {
  theme?: GroupTheme | null;
  own?: boolean;
  id?: number;
  inviteToken?: string;
}

/** Newest first, with the first members of each, in one statement. */
export function findGroups(
  ctx: Context,
  { theme = null, own = false, id, inviteToken }: GroupsWanted,
): Promise<GroupRow[]> {
  const { sql } = ctx;
  return sql<GroupRow[]>`
    with ${withCaller(ctx)}
    select ${groupColumns(sql)}
    from prayer_groups
    cross join caller
    left join members as creators on creators.id = prayer_groups.creator_id
    ${own ? sql`join` : sql`left join`} group_members as own
      on own.group_id = prayer_groups.id and own.member_id = caller.id
    where true
      ${theme === null ? sql`` : sql`and prayer_groups.theme = ${theme}`}
      ${id === undefined ? sql`` : sql`and prayer_groups.id = ${id}`}
      ${inviteToken === undefined ? sql`` : sql`and prayer_groups.invite_token = ${inviteToken}`}
    order by prayer_groups.created_at desc, prayer_groups.id desc
    limit ${mostGroups}`;
}

export async function findGroup(ctx: Context, id: number): Promise<GroupRow | null> {
  const [group] = await findGroups(ctx, { id });
  return group ?? null;
}

/** What a visitor may see of a group, for a link that is pasted somewhere. */
export async function findPublicGroup(
  sql: Sql,
  { id = null, inviteToken = null }: { id?: number | null; inviteToken?: string | null },
): Promise<{ name: string; description: string | null } | null> {
  const [group] = await sql<{ name: string; description: string | null }[]>`
    select name, description
    from prayer_groups
    where id = ${id} or invite_token = ${inviteToken}`;
  return group ?? null;
}

/** Makes a group, whose first admin its creator is. */
export async function insertGroup(
  sql: Sql,
  creatorId: number,
  group: GroupWords & { inviteToken: string },
  remember: Remember,
): Promise<number> {
  const [made] = await sql<[{ id: number }]>`
    with made as (
      insert into prayer_groups (
        creator_id, name, description, theme, is_private, join_approval_required, max_members, invite_token,
        member_count, admin_count
      )
      values (
        ${creatorId}, ${group.name}, ${group.description}, ${group.theme}, ${group.isPrivate},
        ${group.joinApprovalRequired}, ${group.maxMembers}, ${group.inviteToken}, 0, 0
      )
      returning id
    ), first_admin as (
      insert into group_members (group_id, member_id, role)
      select made.id, ${creatorId}, 'admin'
      from made
    )
    ${remember('made')}
    select made.id
    from made`;
  return made.id;
}

/** Changes a group; false where it has more members than it should take. */
export async function updateGroup(sql: Sql, id: number, group: GroupWords): Promise<boolean> {
  const changed = await sql`
    update prayer_groups
    set
      name = ${group.name},
      description = ${group.description},
      theme = ${group.theme},
      is_private = ${group.isPrivate},
      join_approval_required = ${group.joinApprovalRequired},
      max_members = ${group.maxMembers}
    where id = ${id} and member_count <= ${group.maxMembers}
    returning id`;
  return changed.length > 0;
}

export async function deleteGroupOf(sql: Sql, id: number): Promise<void> {
  await sql`delete from prayer_groups where id = ${id}`;
}

export async function updateInviteToken(sql: Sql, id: number, token: string): Promise<void> {
  await sql`
    update prayer_groups
    set invite_token = ${token}
    where id = ${id}`;
}

/** Needs the relations `prayer_groups`, `creators`, `own` and `caller`. */
const groupColumns = (sql: Sql) => sql`
  prayer_groups.id,
  prayer_groups.name,
  prayer_groups.description,
  prayer_groups.theme,
  prayer_groups.is_private as "isPrivate",
  prayer_groups.join_approval_required as "joinApprovalRequired",
  prayer_groups.max_members as "maxMembers",
  prayer_groups.member_count as "memberCount",
  prayer_groups.invite_token as "inviteToken",
  prayer_groups.created_at as "createdAt",
  case when creators.id is not null then ${authorJson(sql, 'creators')} end as "createdByUser",
  own.role as "memberRole",
  exists (
    select
    from join_requests
    where join_requests.group_id = prayer_groups.id
      and join_requests.member_id = caller.id
      and join_requests.status = 'pending'
  ) as "hasRequested",
  case
    when own.role = 'admin' then (
      select count(*)::integer
      from join_requests
      where join_requests.group_id = prayer_groups.id and join_requests.status = 'pending'
    )
    else 0
  end as "joinRequestCount",
  (
    select coalesce(json_agg(${memberJson(sql)} order by shown.role, shown.id), '[]')
    from (
      select *
      from group_members
      where group_members.group_id = prayer_groups.id
      order by group_members.role, group_members.id
      limit ${shownMembers}
    ) as shown
    join members on members.id = shown.member_id
  ) as members`;

/** Needs the relations `shown` (memberships), `members` and `caller`. */
export const memberJson = (sql: Sql) => sql`json_build_object(
  'id', shown.id,
  'role', shown.role,
  'joinedAt', shown.joined_at,
  'user', ${authorJson(sql, 'members')},
  'isSelf', coalesce(shown.member_id = caller.id, false)
)`;
