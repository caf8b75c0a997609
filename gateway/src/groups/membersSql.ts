import type { Context } from '../context';
import type { Sql } from '../db/sql';
import { authorJson } from '../members/sql';
import type { AuthorView } from '../members/view';
import { tell } from '../notifications/tell';
import { withCaller } from '../prayers/sql';
import { isOpenToCaller } from './policy';
import type { GroupRole, MembershipRow } from './sql';

/** Somebody who asks to join, as the group's admins may see it. */
export interface JoinRequestRow {
  id: number;
  message: string | null;
  createdAt: Date;
  user: AuthorView;
}

/** All members of several groups, admins first; nobody of a private group to which the caller does not belong. */
export function findMembersOf(
  ctx: Context,
  groupIds: readonly number[],
): Promise<(MembershipRow & { groupId: number })[]> {
  const { sql } = ctx;
  return sql<(MembershipRow & { groupId: number })[]>`
    with ${withCaller(ctx)}
    select
      group_members.group_id as "groupId",
      group_members.id,
      group_members.role,
      group_members.joined_at as "joinedAt",
      ${authorJson(sql, 'members')} as user,
      coalesce(group_members.member_id = caller.id, false) as "isSelf"
    from group_members
    join members on members.id = group_members.member_id
    join prayer_groups on prayer_groups.id = group_members.group_id
    cross join caller
    left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id
    where group_members.group_id = any(${groupIds as number[]}) and ${isOpenToCaller(sql)}
    order by group_members.group_id, group_members.role, group_members.id`;
}

/** Those who ask to join several groups whose admin the caller is, oldest first. */
export function findRequestsOf(
  ctx: Context,
  groupIds: readonly number[],
): Promise<(JoinRequestRow & { groupId: number })[]> {
  const { sql } = ctx;
  return sql<(JoinRequestRow & { groupId: number })[]>`
    with ${withCaller(ctx)}
    select
      join_requests.group_id as "groupId",
      join_requests.id,
      join_requests.message,
      join_requests.created_at as "createdAt",
      ${authorJson(sql, 'members')} as user
    from join_requests
    join members on members.id = join_requests.member_id
    cross join caller
    join group_members as own
      on own.group_id = join_requests.group_id and own.member_id = caller.id and own.role = 'admin'
    where join_requests.group_id = any(${groupIds as number[]}) and join_requests.status = 'pending'
    order by join_requests.group_id, join_requests.created_at, join_requests.id`;
}

/** The row of the group, held so that its counts are the latest and nobody else changes its members meanwhile. */
const heldGroup = (sql: Sql, groupId: number) => sql`held as materialized (
  select *
  from prayer_groups
  where id = ${groupId}
  for no key update
)`;

/** Joins a group that has room and needs no approval; joining again changes nothing. */
export async function insertMember(sql: Sql, groupId: number, memberId: number): Promise<void> {
  await sql`
    with ${heldGroup(sql, groupId)}
    insert into group_members (group_id, member_id)
    select held.id, ${memberId}
    from held
    where not held.join_approval_required and held.member_count < held.max_members
    on conflict do nothing`;
}

/** Takes a member out, unless no admin would be left; false where nothing was done. */
export async function deleteMember(
  sql: Sql,
  groupId: number,
  who: { membership: number } | { memberId: number },
): Promise<boolean> {
  const gone = await sql`
    with ${heldGroup(sql, groupId)}
    delete from group_members
    using held
    where group_members.group_id = held.id
      and ${'membership' in who ? sql`group_members.id = ${who.membership}` : sql`group_members.member_id = ${who.memberId}`}
      and (group_members.role <> 'admin' or held.admin_count > 1)
    returning group_members.id`;
  return gone.length > 0;
}

/** Gives a member another role, unless no admin would be left; false where nothing was done. */
export async function updateRole(
  sql: Sql,
  groupId: number,
  membership: number,
  role: GroupRole,
): Promise<boolean> {
  const changed = await sql`
    with ${heldGroup(sql, groupId)}
    update group_members
    set role = ${role}
    from held
    where group_members.group_id = held.id
      and group_members.id = ${membership}
      and (group_members.role <> 'admin' or ${role} = 'admin' or held.admin_count > 1)
    returning group_members.id`;
  return changed.length > 0;
}

export async function findMembership(
  sql: Sql,
  groupId: number,
  membership: number,
): Promise<{ id: number; role: GroupRole } | null> {
  const [found] = await sql<{ id: number; role: GroupRole }[]>`
    select id, role
    from group_members
    where group_id = ${groupId} and id = ${membership}`;
  return found ?? null;
}

/** Asks to join and tells the group's admins; asking again while it is pending changes nothing. */
export async function insertRequest(
  sql: Sql,
  groupId: number,
  memberId: number,
  message: string | null,
): Promise<void> {
  await sql`
    with asked as (
      insert into join_requests (group_id, member_id, message)
      values (${groupId}, ${memberId}, ${message})
      on conflict (group_id, member_id) do update
      set status = 'pending', message = excluded.message, created_at = now(), decided_at = null
      where join_requests.status <> 'pending'
      returning group_id, member_id
    )
    ${tell(
      sql,
      {
        kind: 'group_request',
        title: sql`'Somebody asks to join ' || prayer_groups.name`,
        body: sql`coalesce(${message}::text, members.name)`,
        link: sql`'/prayer-groups/' || prayer_groups.id`,
        mergeKey: sql`'requests:' || prayer_groups.id`,
      },
      {
        memberId: sql`admins.member_id`,
        from: sql`asked
          join prayer_groups on prayer_groups.id = asked.group_id
          join members on members.id = asked.member_id
          join group_members as admins on admins.group_id = asked.group_id and admins.role = 'admin'`,
      },
    )}`;
}

export type RequestStatus = 'pending' | 'approved' | 'declined';

export async function findRequest(
  sql: Sql,
  groupId: number,
  id: number,
): Promise<{ id: number; status: RequestStatus } | null> {
  const [request] = await sql<{ id: number; status: RequestStatus }[]>`
    select id, status
    from join_requests
    where id = ${id} and group_id = ${groupId}`;
  return request ?? null;
}

/** Lets somebody in whose request is pending, as far as there is room, and tells them. */
export async function approveRequest(sql: Sql, groupId: number, id: number): Promise<void> {
  await sql`
    with ${heldGroup(sql, groupId)}, request as (
      select id, member_id
      from join_requests
      where id = ${id} and group_id = ${groupId} and status = 'pending'
      for update
    ), joined as (
      insert into group_members (group_id, member_id)
      select held.id, request.member_id
      from held, request
      where held.member_count < held.max_members
      on conflict do nothing
      returning member_id
    ), decided as (
      update join_requests
      set status = 'approved', decided_at = now()
      from request
      where join_requests.id = request.id
        and (
          exists (select from joined)
          or exists (select from group_members where group_id = ${groupId} and member_id = request.member_id)
        )
      returning join_requests.member_id
    )
    ${tellDecision(sql, groupId, sql`'You are now a member of ' || prayer_groups.name`)}`;
}

/** Declines a pending request and tells who asked. */
export async function declineRequest(sql: Sql, groupId: number, id: number): Promise<void> {
  await sql`
    with decided as (
      update join_requests
      set status = 'declined', decided_at = now()
      where id = ${id} and group_id = ${groupId} and status = 'pending'
      returning member_id
    )
    ${tellDecision(sql, groupId, sql`'Your request to join ' || prayer_groups.name || ' was declined'`)}`;
}

function tellDecision(sql: Sql, groupId: number, title: ReturnType<Sql>) {
  return tell(
    sql,
    {
      kind: 'group_decision',
      title,
      body: null,
      link: sql`'/prayer-groups/' || prayer_groups.id`,
      mergeKey: null,
    },
    {
      memberId: sql`decided.member_id`,
      from: sql`decided join prayer_groups on prayer_groups.id = ${groupId}`,
    },
  );
}
