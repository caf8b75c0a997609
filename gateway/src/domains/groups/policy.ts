import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';

/** A group and its caller, as far as policies need them. */
interface Membership {
  isPrivate: boolean;
  memberRole: 'admin' | 'member' | null;
}

/**
 * Only members may see the posts and members of a private group. Needs `prayer_groups` and `own` (the caller's
 * membership).
 */
export const isOpenToCaller = (sql: Sql) => sql`(not prayer_groups.is_private or own.role is not null)`;

export function mayRead({ isPrivate, memberRole }: Membership): boolean {
  return !isPrivate || memberRole !== null;
}

/** @throws Forbidden */
export function requireMember({ memberRole }: Pick<Membership, 'memberRole'>): void {
  if (memberRole === null) throw new Forbidden();
}

/** @throws Forbidden */
export function requireAdmin({ memberRole }: Pick<Membership, 'memberRole'>): void {
  if (memberRole !== 'admin') throw new Forbidden();
}

/** @throws Forbidden */
export function requireOwnOrAdmin(text: { isOwner: boolean } & Pick<Membership, 'memberRole'>): void {
  if (!text.isOwner) requireAdmin(text);
}

/** @throws Forbidden */
export function requireNoApproval(group: { joinApprovalRequired: boolean }): void {
  if (group.joinApprovalRequired) throw new Forbidden('This group needs approval');
}

/** @throws Conflict */
export function requireNotFull(group: { memberCount: number; maxMembers: number }): void {
  if (group.memberCount >= group.maxMembers) throw new Conflict('This group is at maximum capacity');
}
