import type { Fragment } from 'postgres';
import type { GroupTheme } from 'schema/vocabulary';
import type { GroupMember, PrayerGroup } from '../../gen/resolvers';
import { columns, jsonColumns } from '../../platform/database/columns';
import type { Position } from '../../platform/database/cursor';
import { numberedPage, rowsUpTo, type NumberedPage } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { authorJson } from '../members/shownAuthor';
import { withCaller } from '../members/sql';

/** How many members every group includes: as many as its page shows. */
export const shownMembers = 6;

/** How many groups the lists without pages have. */
const maxGroups = 200;

/** A group with the fields of this caller. Never sent as it is: `viewGroup` hides what the caller may not see. */
export type GroupRow = Omit<
  PrayerGroup,
  'inviteLinkToken' | 'isMember' | 'members' | 'joinRequests' | 'posts'
> & {
  inviteToken: string;
  /** The first members; instants are text in JSON. */
  members: (Omit<GroupMember, 'joinedAt'> & { joinedAt: string })[];
};

interface GroupWords {
  name: string;
  description: string | null;
  theme: GroupTheme;
  isPrivate: boolean;
  joinApprovalRequired: boolean;
  maxMembers: number;
}

/** A relation of memberships and one of members as columns; needs the relation `caller`. */
export const memberColumns = (membership: string): Record<keyof GroupMember, string> => ({
  id: `${membership}.id`,
  role: `${membership}.role`,
  joinedAt: `${membership}.joined_at`,
  user: authorJson('members'),
  isSelf: `coalesce(${membership}.member_id = caller.id, false)`,
});

/** Needs the relations `prayer_groups`, `creators`, `own` and `caller`. */
const groupColumns = columns<GroupRow>({
  id: 'prayer_groups.id',
  name: 'prayer_groups.name',
  description: 'prayer_groups.description',
  theme: 'prayer_groups.theme',
  isPrivate: 'prayer_groups.is_private',
  joinApprovalRequired: 'prayer_groups.join_approval_required',
  maxMembers: 'prayer_groups.max_members',
  memberCount: 'prayer_groups.member_count',
  inviteToken: 'prayer_groups.invite_token',
  createdAt: 'prayer_groups.created_at',
  createdByUser: `case when creators.id is not null then ${authorJson('creators')} end`,
  memberRole: 'own.role',
  hasRequested: `exists (
    select
    from join_requests
    where join_requests.group_id = prayer_groups.id
      and join_requests.member_id = caller.id
      and join_requests.status = 'pending'
  )`,
  joinRequestCount: `case
    when own.role = 'admin' then (
      select count(*)::integer
      from join_requests
      where join_requests.group_id = prayer_groups.id and join_requests.status = 'pending'
    )
    else 0
  end`,
  members: `(
    select coalesce(json_agg(${jsonColumns<GroupMember>(memberColumns('shown'))} order by shown.role, shown.id), '[]')
    from (
      select *
      from group_members
      where group_members.group_id = prayer_groups.id
      order by group_members.role, group_members.id
      limit ${shownMembers}
    ) as shown
    join members on members.id = shown.member_id
  )`,
});

/** Selects groups: all of a theme, those that the caller has joined, or one. */
interface GroupSelection {
  theme?: GroupTheme | null;
  joined?: boolean;
  id?: number;
  inviteToken?: string;
}

interface GroupPageOptions {
  /** Whether the groups that the caller has created or joined precede all others. */
  ownFirst?: boolean;
  after?: Position | null;
  rows?: number;
  /** For a page by number, instead of `after` and `rows`. */
  numbered?: NumberedPage;
}

/** Newest first, with the first members of each, in one statement. */
export function findGroups(
  ctx: Context,
  { theme = null, joined = false, id, inviteToken }: GroupSelection,
  { ownFirst = false, after = null, rows = maxGroups, numbered }: GroupPageOptions = {},
): Promise<GroupRow[]> {
  const { sql } = ctx;
  const list = sql`
    select ${groupColumns(sql)}
    from prayer_groups
    cross join caller
    left join members as creators on creators.id = prayer_groups.creator_id
    ${joined ? sql`join` : sql`left join`} group_members as own
      on own.group_id = prayer_groups.id and own.member_id = caller.id
    where true
      ${theme === null ? sql`` : sql`and prayer_groups.theme = ${theme}`}
      ${id === undefined ? sql`` : sql`and prayer_groups.id = ${id}`}
      ${inviteToken === undefined ? sql`` : sql`and prayer_groups.invite_token = ${inviteToken}`}
      ${after ? sql`and (prayer_groups.created_at, prayer_groups.id) < (${after.createdAt}, ${after.id})` : sql``}
    order by
      ${ownFirst ? sql`own.role is null and prayer_groups.creator_id is distinct from caller.id,` : sql``}
      prayer_groups.created_at desc,
      prayer_groups.id desc
    limit ${numbered ? rowsUpTo(numbered) : rows}`;
  return sql<GroupRow[]>`
    with ${withCaller(ctx)}
    ${numberedPage(sql, list, numbered)}`;
}

export async function findGroup(ctx: Context, id: number): Promise<GroupRow | null> {
  const [group] = await findGroups(ctx, { id });
  return group ?? null;
}

/** The public part of a group, for a link preview. */
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

/** Creates a group with its creator as admin. @returns its id */
export async function insertGroup(
  sql: Sql,
  creatorId: number,
  group: GroupWords & { inviteToken: string },
  recordKey: Fragment,
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
    ${recordKey}
    select made.id
    from made`;
  return made.id;
}

/** Changes a group; false if it has more members than the new limit. */
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
