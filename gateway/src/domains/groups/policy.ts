import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';

/** What policies need to know of a group and its caller. */
interface Membership {
  isPrivate: boolean;
  memberRole: 'admin' | 'member' | null;
}

/** Posts and names of a private group are for its members. Needs `prayer_groups` and `own` (the caller's membership). */
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
export function requireRoom(group: { memberCount: number; maxMembers: number }): void {
  if (group.memberCount >= group.maxMembers) throw new Conflict('This group is at maximum capacity');
}
