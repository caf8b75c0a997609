import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';

/**
 * Private chains are for invited people with a verified address, a groups' chain for members of those groups. For
 * everyone else a chain does not exist. Needs the relations `prayer_chains` and `caller`.
 */
export const isVisibleToCaller = (sql: Sql) => sql`(
  prayer_chains.visibility = 'public'
  or prayer_chains.creator_id = caller.id
  or (
    prayer_chains.visibility = 'private'
    and exists (
      select
      from chain_invites
      join members on members.email = chain_invites.email
      where chain_invites.chain_id = prayer_chains.id and members.id = caller.id and members.is_verified
    )
  )
  or (
    prayer_chains.visibility = 'groups'
    and exists (
      select
      from chain_groups
      join group_members on group_members.group_id = chain_groups.group_id
      where chain_groups.chain_id = prayer_chains.id and group_members.member_id = caller.id
    )
  )
)`;

/** Only its creator may invite people to a chain or delete it. @throws Forbidden */
export function requireCreator(chain: { isCreator: boolean }): void {
  if (!chain.isCreator) throw new Forbidden();
}

/** The hours of a past chain cannot be joined. @throws Conflict */
export function requireRunning(chain: { endTime: Date }): void {
  if (chain.endTime <= new Date()) throw new Conflict('This prayer chain has ended');
}
