import type { Fragment } from 'postgres';
import { groupPage } from 'schema/addresses';
import type { GroupMember, GroupRole, JoinRequest } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import { linkIn } from '../../platform/database/linkIn';
import { numberedPage, type NumberedPage } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { authorJson } from '../members/shownAuthor';
import { withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { Cases, template } from '../notifications/template';
import { isOpenToCaller } from './policy';
import { memberColumns } from './sql';

export type MembershipRow = GroupMember & { groupId: number };

export type JoinRequestRow = JoinRequest & { groupId: number };

const membershipColumns = columns<MembershipRow>({
  groupId: 'group_members.group_id',
  ...memberColumns('group_members'),
});

const requestColumns = columns<JoinRequestRow>({
  groupId: 'join_requests.group_id',
  id: 'join_requests.id',
  message: 'join_requests.message',
  createdAt: 'join_requests.created_at',
  user: authorJson('members'),
});

/** All members of several groups, admins first; none of a private group that the caller does not belong to. */
export function findMembersOf(ctx: Context, groupIds: readonly number[]): Promise<MembershipRow[]> {
  const { sql } = ctx;
  return sql<MembershipRow[]>`
    with ${withCaller(ctx)}
    select ${membershipColumns(sql)}
    from group_members
    join members on members.id = group_members.member_id
    join prayer_groups on prayer_groups.id = group_members.group_id
    cross join caller
    left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id
    where group_members.group_id = any(${groupIds as number[]}) and ${isOpenToCaller(sql)}
    order by group_members.group_id, group_members.role, group_members.id`;
}

/** Requests to join several groups that the caller administers, oldest first: all, or a page. */
export function findRequestsOf(
  ctx: Context,
  groupIds: readonly number[],
  numbered: NumberedPage | null = null,
): Promise<JoinRequestRow[]> {
  const { sql } = ctx;
  const list = sql`
    select ${requestColumns(sql)}
    from join_requests
    join members on members.id = join_requests.member_id
    cross join caller
    join group_members as own
      on own.group_id = join_requests.group_id and own.member_id = caller.id and own.role = 'admin'
    where join_requests.group_id = any(${groupIds as number[]}) and join_requests.status = 'pending'
    order by join_requests.group_id, join_requests.created_at, join_requests.id`;
  return sql<JoinRequestRow[]>`
    with ${withCaller(ctx)}
    ${numberedPage(sql, list, numbered)}`;
}

/** Locks the row of the group: its counts are current, and no other statement changes its members. */
const lockedGroup = (sql: Sql, groupId: number) => sql`locked as materialized (
  select *
  from prayer_groups
  where id = ${groupId}
  for no key update
)`;

/** Joins a group that is not full and needs no approval; joining again changes nothing. */
export async function insertMember(sql: Sql, groupId: number, memberId: number): Promise<void> {
  await sql`
    with ${lockedGroup(sql, groupId)}
    insert into group_members (group_id, member_id)
    select locked.id, ${memberId}
    from locked
    where not locked.join_approval_required and locked.member_count < locked.max_members
    on conflict do nothing`;
}

/** Removes a member, unless no admin would be left; false if nothing was done. */
export async function deleteMember(
  sql: Sql,
  groupId: number,
  member: { membership: number } | { memberId: number },
): Promise<boolean> {
  const deleted = await sql`
    with ${lockedGroup(sql, groupId)}
    delete from group_members
    using locked
    where group_members.group_id = locked.id
      and ${'membership' in member ? sql`group_members.id = ${member.membership}` : sql`group_members.member_id = ${member.memberId}`}
      and (group_members.role <> 'admin' or locked.admin_count > 1)
    returning group_members.id`;
  return deleted.length > 0;
}

/** Changes a member's role, unless no admin would be left; false if nothing was done. */
export async function updateRole(
  sql: Sql,
  groupId: number,
  membership: number,
  role: GroupRole,
): Promise<boolean> {
  const changed = await sql`
    with ${lockedGroup(sql, groupId)}
    update group_members
    set role = ${role}
    from locked
    where group_members.group_id = locked.id
      and group_members.id = ${membership}
      and (group_members.role <> 'admin' or ${role} = 'admin' or locked.admin_count > 1)
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

/**
 * Requests to join a group that needs approval and notifies its admins; repeating a pending request changes nothing.
 */
export async function insertRequest(
  sql: Sql,
  groupId: number,
  memberId: number,
  message: string | null,
  recordKey: Fragment,
): Promise<void> {
  await sql`
    with ${lockedGroup(sql, groupId)}, requested as (
      insert into join_requests (group_id, member_id, message)
      select locked.id, ${memberId}, ${message}
      from locked
      where locked.join_approval_required
        and not exists (select from group_members where group_id = ${groupId} and member_id = ${memberId})
      on conflict (group_id, member_id) do update
      set status = 'pending', message = excluded.message, created_at = now(), decided_at = null
      where join_requests.status in ('declined', 'ended')
      returning id, group_id, member_id
    ), made as (
      select id from requested
      union
      select id from join_requests where group_id = ${groupId} and member_id = ${memberId} and status = 'pending'
    )
    ${recordKey}
    ${notify(
      sql,
      {
        kind: 'group_request',
        title: template('join_request', { group: sql`prayer_groups.name` }),
        body: new Cases(
          [
            {
              when: sql`waiting.more > 0`,
              say: template('join_request_more', {
                more: sql`waiting.more::text`,
                name: sql`coalesce(asker.name, '')`,
              }),
            },
            {
              when: sql`asker.name <> '' and ${message}::text <> ''`,
              say: template('join_request_words', { name: sql`asker.name`, words: sql`${message}::text` }),
            },
          ],
          sql`coalesce(${message}::text, asker.name)`,
        ),
        link: linkIn(sql, groupPage, sql`prayer_groups.id`),
        about: { kind: 'join_request', id: sql`requested.id` },
        mergeKey: sql`'requests:' || prayer_groups.id`,
      },
      {
        memberId: sql`admins.member_id`,
        from: sql`requested
          join prayer_groups on prayer_groups.id = requested.group_id
          join (
            select id, coalesce(nullif(first_name, '') || ' ' || nullif(last_name, ''), name) as name
            from members
          ) as asker on asker.id = requested.member_id
          join group_members as admins on admins.group_id = requested.group_id and admins.role = 'admin'
          cross join lateral (
            select count(*) as more
            from join_requests as others
            where others.group_id = requested.group_id
              and others.member_id <> requested.member_id
              and others.status = 'pending'
          ) as waiting`,
      },
    )}`;
}

/**
 * Approves a pending request if the group is not full, and notifies its member.
 *
 * @returns what the statement found and did; null if there is no such request
 */
export async function approveRequest(sql: Sql, groupId: number, id: number): Promise<Decision | null> {
  const [decision] = await sql<Decision[]>`
    with ${lockedGroup(sql, groupId)}, ${lockedRequest(sql, groupId, id)}, joined as (
      insert into group_members (group_id, member_id)
      select locked.id, request.member_id
      from locked, request
      where request.status = 'pending' and locked.member_count < locked.max_members
      on conflict do nothing
      returning member_id
    ), decided as (
      update join_requests
      set status = 'approved', decided_at = now()
      from request
      where join_requests.id = request.id
        and request.status = 'pending'
        and (
          exists (select from joined)
          or exists (select from group_members where group_id = ${groupId} and member_id = request.member_id)
        )
      returning join_requests.member_id
    ), notified as (${notifyDecision(sql, groupId, 'join_approved')})
    select request.status, exists (select from decided) as "isDecided"
    from request`;
  return decision ?? null;
}

/**
 * Declines a pending request and notifies its member.
 *
 * @returns what the statement found and did; null if there is no such request
 */
export async function declineRequest(sql: Sql, groupId: number, id: number): Promise<Decision | null> {
  const [decision] = await sql<Decision[]>`
    with ${lockedRequest(sql, groupId, id)}, decided as (
      update join_requests
      set status = 'declined', decided_at = now()
      from request
      where join_requests.id = request.id and request.status = 'pending'
      returning join_requests.member_id
    ), notified as (${notifyDecision(sql, groupId, 'join_declined')})
    select request.status, exists (select from decided) as "isDecided"
    from request`;
  return decision ?? null;
}

/** A request as a statement found it, and whether that statement decided it; read later, it may have gone on. */
interface Decision {
  status: 'pending' | 'approved' | 'declined' | 'ended';
  isDecided: boolean;
}

const lockedRequest = (sql: Sql, groupId: number, id: number) => sql`request as materialized (
  select id, member_id, status
  from join_requests
  where id = ${id} and group_id = ${groupId}
  for update
)`;

function notifyDecision(sql: Sql, groupId: number, decision: 'join_approved' | 'join_declined') {
  return notify(
    sql,
    {
      kind: 'group_decision',
      title: template(decision, { group: sql`prayer_groups.name` }),
      body: null,
      link: linkIn(sql, groupPage, sql`prayer_groups.id`),
      about: null,
      mergeKey: null,
    },
    {
      memberId: sql`decided.member_id`,
      from: sql`decided join prayer_groups on prayer_groups.id = ${groupId}`,
    },
  );
}
