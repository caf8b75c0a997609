import { wholeListRule } from 'schema/rules/feed';
import { joinRequestRule } from 'schema/rules/group';
import { z } from 'zod';
import type { JoinRequest } from '../../gen/resolvers';
import { Conflict, parse, parseId, requireById, requireFound } from '../../platform/errors';
import { makeOnce } from '../../platform/database/idempotency';
import type { Context } from '../members/context';
import { requireGroup, requireOwnGroup } from './groups';
import {
  approveRequest,
  declineRequest,
  deleteMember,
  findMembership,
  findRequestsOf,
  insertMember,
  insertRequest,
  updateRole,
} from './membersSql';
import { requireAdmin, requireMember, requireNoApproval, requireNotFull } from './policy';
import { viewRequest, type GroupView } from './view';

/**
 * Joins a group; joining again changes nothing. The group's row is locked, so that concurrent calls cannot exceed its
 * limit.
 *
 * @throws Unauthenticated, NotFound, Forbidden if an admin has to approve, Conflict if it is full
 */
export async function joinGroup(ctx: Context, rawId: unknown): Promise<GroupView> {
  const caller = await ctx.requireCaller();
  const before = await requireGroup(ctx, rawId);
  if (before.isMember) return before;
  requireNoApproval(before);

  await insertMember(ctx.sql, before.id, caller.id);
  const group = await requireGroup(ctx, before.id);
  if (group.isMember) return group;
  requireNoApproval(group);
  requireNotFull(group);
  throw new Conflict('The group has changed. Please try again.');
}

/**
 * Requests to join; repeating a pending request changes nothing. @throws Unauthenticated, NotFound, BadInput, Conflict
 */
export async function requestToJoin(ctx: Context, rawId: unknown, input: unknown): Promise<GroupView> {
  const caller = await ctx.requireCaller();
  const group = await requireGroup(ctx, rawId);
  const { message } = parse(joinRequestRule, input ?? {});
  return makeOnce(ctx, caller, {
    operation: 'requestToJoinGroup',
    input: { groupId: group.id, message },
    async make(recordKey) {
      if (group.isMember) throw new Conflict('You are already a member of this group');
      if (!group.joinApprovalRequired) throw new Conflict('This group can be joined directly');
      requireNotFull(group);
      await insertRequest(ctx.sql, group.id, caller.id, message, recordKey);
      const after = await requireGroup(ctx, group.id);
      // An admin may have approved it in between.
      if (!after.hasRequested && !after.isMember)
        throw new Conflict('The group has changed. Please try again.');
      return after;
    },
    find: () => requireGroup(ctx, group.id),
  });
}

/** Leaves a group. @throws Unauthenticated, NotFound, Forbidden, Conflict for its last admin */
export async function leaveGroup(ctx: Context, rawId: unknown): Promise<GroupView> {
  const caller = await ctx.requireCaller();
  const group = await requireGroup(ctx, rawId);
  requireMember(group);
  const isGone = await deleteMember(ctx.sql, group.id, { memberId: caller.id });
  if (!isGone) throw new Conflict(`Please make somebody else an admin of ${group.name} before you leave`);
  return requireGroup(ctx, group.id);
}

/** Pending requests to join by page number, oldest first, for REST. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function listJoinRequestsByPage(
  ctx: Context,
  rawId: unknown,
  query: unknown,
): Promise<JoinRequest[]> {
  const group = await requireOwnGroup(ctx, rawId);
  const rows = await findRequestsOf(ctx, [group.id], parse(wholeListRule, query));
  return rows.map(viewRequest);
}

/** Approves a request; repeating changes nothing. @throws Unauthenticated, NotFound, Forbidden, Conflict */
export async function approveJoinRequest(
  ctx: Context,
  rawGroupId: unknown,
  rawId: unknown,
): Promise<GroupView> {
  const { groupId, id } = await requireRequest(ctx, rawGroupId, rawId);
  const { status, isDecided } = requireFound(await approveRequest(ctx.sql, groupId, id), requestNotFound);
  if (status === 'ended') throw new Conflict(requestEnded);
  if (status === 'declined') throw new Conflict('Another admin has declined this request');
  if (status === 'pending' && !isDecided) throw new Conflict('This group is at maximum capacity');
  return requireGroup(ctx, groupId);
}

/** Declines a request; repeating changes nothing. @throws Unauthenticated, NotFound, Forbidden, Conflict */
export async function declineJoinRequest(
  ctx: Context,
  rawGroupId: unknown,
  rawId: unknown,
): Promise<GroupView> {
  const { groupId, id } = await requireRequest(ctx, rawGroupId, rawId);
  const { status } = requireFound(await declineRequest(ctx.sql, groupId, id), requestNotFound);
  if (status === 'ended') throw new Conflict(requestEnded);
  if (status === 'approved') throw new Conflict('Another admin has approved this request');
  return requireGroup(ctx, groupId);
}

/** Removes a member from a group. @throws Unauthenticated, NotFound, Forbidden, Conflict for its last admin */
export async function removeGroupMember(
  ctx: Context,
  rawGroupId: unknown,
  rawId: unknown,
): Promise<GroupView> {
  const group = await requireOwnGroup(ctx, rawGroupId);
  const membership = await requireMembership(ctx, group, rawId);
  const isGone = await deleteMember(ctx.sql, group.id, { membership: membership.id });
  if (!isGone) throw new Conflict(noAdminLeft);
  return requireGroup(ctx, group.id);
}

/** Changes a member's role. @throws Unauthenticated, NotFound, Forbidden, Conflict if no admin would be left */
export async function changeGroupRole(
  ctx: Context,
  rawGroupId: unknown,
  rawId: unknown,
  input: unknown,
): Promise<GroupView> {
  const group = await requireOwnGroup(ctx, rawGroupId);
  const membership = await requireMembership(ctx, group, rawId);
  const { role } = parse(roleRule, input);
  const isChanged = await updateRole(ctx.sql, group.id, membership.id, role);
  if (!isChanged) throw new Conflict(noAdminLeft);
  return requireGroup(ctx, group.id);
}

const requestNotFound = 'Request not found';

const requestEnded = 'This request has ended';

const noAdminLeft = 'A group needs an admin';

const roleRule = z.object({ role: z.enum(['admin', 'member']) });

async function requireRequest(ctx: Context, rawGroupId: unknown, rawId: unknown) {
  await ctx.requireCaller();
  const group = await requireGroup(ctx, rawGroupId);
  const id = parseId(rawId, requestNotFound);
  requireAdmin(group);
  return { groupId: group.id, id };
}

async function requireMembership(ctx: Context, group: GroupView, rawId: unknown) {
  return requireById(rawId, 'Member not found', (id) => findMembership(ctx.sql, group.id, id));
}
