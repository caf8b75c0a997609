import { randomBytes } from 'node:crypto';
import { listPageRule } from 'schema/rules/feed';
import { groupFilterRule, groupListRule, groupRule } from 'schema/rules/group';
import type { GroupMember } from '../../gen/resolvers';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../../platform/database/cursor';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { makeOnce } from '../../platform/database/idempotency';
import { Conflict, NotFound, parse, requireById } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { membersOf } from './loaders';
import { requireAdmin } from './policy';
import {
  deleteGroupOf,
  findGroup,
  findGroups,
  insertGroup,
  shownMembers,
  updateGroup,
  updateInviteToken,
} from './sql';
import { viewGroup, type GroupView } from './view';

/** The newest groups; private ones too, so that people can request to join. @throws BadInput */
export async function listGroups(ctx: Context, query: unknown): Promise<GroupView[]> {
  const { theme } = parse(groupFilterRule, query);
  const rows = await findGroups(ctx, { theme });
  return firstWithin(pageBytes.graphql, rows.map(viewGroup));
}

/** The newest groups that the caller has joined. @throws Unauthenticated */
export async function listMyGroups(ctx: Context): Promise<GroupView[]> {
  await ctx.requireCaller();
  const rows = await findGroups(ctx, { joined: true });
  return firstWithin(pageBytes.ofMembers, rows.map(viewGroup));
}

/** All groups by page number, for REST: the caller's own first, then newest first. @throws BadInput */
export async function listGroupsByPage(ctx: Context, query: unknown): Promise<GroupView[]> {
  const { theme, page, limit } = parse(groupListRule, query);
  const rows = await findGroups(ctx, { theme }, { ownFirst: true, numbered: { page, limit } });
  return rows.map(viewGroup);
}

/** The groups that the caller has joined by page number, for REST. @throws Unauthenticated, BadInput */
export async function listMyGroupsByPage(ctx: Context, query: unknown): Promise<GroupView[]> {
  await ctx.requireCaller();
  const rows = await findGroups(ctx, { joined: true }, { numbered: parse(listPageRule, query) });
  return rows.map(viewGroup);
}

/** All groups by cursor, newest first. @throws BadInput */
export async function pageGroups(ctx: Context, input: { theme?: unknown }): Promise<GroupPage> {
  const { theme } = parse(groupFilterRule, { theme: input.theme });
  return findPage(ctx, { theme }, input);
}

/** The groups that the caller has joined by cursor, newest first. @throws Unauthenticated, BadInput */
export async function pageMyGroups(ctx: Context, input: unknown): Promise<GroupPage> {
  await ctx.requireCaller();
  return findPage(ctx, { joined: true }, input);
}

interface GroupPage {
  groups: GroupView[];
  hasMore: boolean;
  endCursor: string | null;
}

async function findPage(
  ctx: Context,
  selection: Parameters<typeof findGroups>[1],
  input: unknown,
): Promise<GroupPage> {
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findGroups(ctx, selection, { after: readCursor(after), rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { groups: shown.map(viewGroup), ...page };
}

/** @throws NotFound */
export async function requireGroup(ctx: Context, rawId: unknown): Promise<GroupView> {
  const group = await requireById(rawId, 'Group not found', (id) => findGroup(ctx, id));
  return viewGroup(group);
}

/** One group with all its members. @throws NotFound */
export async function requireGroupDetail(ctx: Context, rawId: unknown): Promise<GroupView> {
  const group = await requireGroup(ctx, rawId);
  return { ...group, members: await listMembers(ctx, group, null, pageBytes.rest) };
}

/** The group of an invite link. @throws NotFound after the link was reset */
export async function requireGroupByInvite(ctx: Context, token: string): Promise<GroupView> {
  const [group] = isToken(token) ? await findGroups(ctx, { inviteToken: token }) : [];
  if (!group) throw new NotFound('Group not found');
  return viewGroup(group);
}

/**
 * The first members of a group, or as many as fit into a response; empty if the caller may not see them.
 *
 * @param bytes of all of them
 */
export async function listMembers(
  ctx: Context,
  group: GroupView,
  first: number | null,
  bytes: number = group.isMember ? pageBytes.ofMembers : pageBytes.graphql,
): Promise<GroupMember[]> {
  const hasEnough = group.members.length < shownMembers || (first !== null && first <= shownMembers);
  const members = hasEnough ? group.members : await membersOf(ctx).load(group.id);
  return firstWithin(bytes, first === null ? members : members.slice(0, Math.max(0, first)));
}

/** Creates a group with the caller as its admin (specification, section 5). @throws Unauthenticated, BadInput */
export async function createGroup(ctx: Context, input: unknown): Promise<GroupView> {
  const caller = await ctx.requireCaller();
  const group = parse(groupRule, input);
  return makeOnce(ctx, caller, {
    operation: 'createGroup',
    input: group,
    make: async (recordKey) => {
      const words = { ...group, inviteToken: newToken() };
      const id = await withinQuota(ctx, caller, 'groups', (counted) =>
        insertGroup(ctx.sql, caller.id, words, ctx.sql`${recordKey} ${counted}`),
      );
      return requireGroup(ctx, id);
    },
    find: (id) => requireGroup(ctx, id),
  });
}

/** @throws Unauthenticated, NotFound, Forbidden, BadInput, Conflict */
export async function editGroup(ctx: Context, rawId: unknown, input: unknown): Promise<GroupView> {
  const group = await requireOwnGroup(ctx, rawId);
  const isChanged = await updateGroup(ctx.sql, group.id, parse(groupRule, input));
  if (!isChanged) throw new Conflict('The group has more members than that');
  return requireGroup(ctx, group.id);
}

/** Deletes a group with everything in it. @returns its id @throws Unauthenticated, NotFound, Forbidden */
export async function deleteGroup(ctx: Context, rawId: unknown): Promise<number> {
  const group = await requireOwnGroup(ctx, rawId);
  await deleteGroupOf(ctx.sql, group.id);
  return group.id;
}

/** Replaces the invite link; the old one stops working. @throws Unauthenticated, NotFound, Forbidden */
export async function resetInviteLink(ctx: Context, rawId: unknown): Promise<GroupView> {
  const group = await requireOwnGroup(ctx, rawId);
  await updateInviteToken(ctx.sql, group.id, newToken());
  return requireGroup(ctx, group.id);
}

/** A group that the caller administers. @throws Unauthenticated, NotFound, Forbidden */
export async function requireOwnGroup(ctx: Context, rawId: unknown): Promise<GroupView> {
  await ctx.requireCaller();
  const group = await requireGroup(ctx, rawId);
  requireAdmin(group);
  return group;
}

export function isToken(token: string): boolean {
  return /^[\w-]{1,64}$/.test(token);
}

function newToken(): string {
  return randomBytes(18).toString('base64url');
}
