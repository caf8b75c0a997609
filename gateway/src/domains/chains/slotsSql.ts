import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { recordActivity } from '../members/journeySql';
import { withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { hourText, template } from '../notifications/template';
import { isVisibleToCaller } from './policy';
import { chainsLink } from './sql';

/**
 * Covers an hour, or takes over one that is offered; the primary key decides the race. The chain's creator and the
 * member who handed the hour over are notified. The membership that shows the chain is locked: who leaves the group
 * at the same time holds no hour afterwards. Changes nothing if somebody else covers the hour or the chain has
 * ended.
 */
export async function insertSlot(
  ctx: Context,
  chainId: number,
  hour: number,
  memberId: number,
): Promise<void> {
  const { sql } = ctx;
  await sql`
    with ${withCaller(ctx)}, membership as materialized (
      select group_members.id
      from chain_groups
      join group_members on group_members.group_id = chain_groups.group_id
      where chain_groups.chain_id = ${chainId} and group_members.member_id = ${memberId}
      order by group_members.id
      for key share of group_members
    ), running as (
      select prayer_chains.id, prayer_chains.title, prayer_chains.time_zone, prayer_chains.creator_id
      from prayer_chains
      cross join caller
      where prayer_chains.id = ${chainId} and prayer_chains.end_time > now() and ${isVisibleToCaller(sql)}
        and (
          prayer_chains.visibility <> 'groups'
          or prayer_chains.creator_id = ${memberId}
          or exists (select from membership)
        )
    ), former as (
      select chain_slots.member_id
      from chain_slots
      where chain_id = ${chainId} and hour_slot = ${hour} and is_offered
    ), covered as (
      insert into chain_slots (chain_id, hour_slot, member_id)
      select running.id, ${hour}, ${memberId}
      from running
      on conflict (chain_id, hour_slot) do update
      set member_id = excluded.member_id, is_offered = false, covered_at = now()
      where chain_slots.is_offered and chain_slots.member_id <> excluded.member_id
      returning chain_id, hour_slot, member_id
    ), given as (
      insert into chain_coverings (chain_id, hour_slot, member_id)
      select chain_id, hour_slot, member_id
      from covered
      on conflict do nothing
      returning member_id
    ), notified as (${notify(
      sql,
      {
        kind: 'slot_taken',
        title: template('slot_taken'),
        body: template('chain_hour', {
          hour: hourText(sql, sql`covered.hour_slot`, sql`running.time_zone`, sql`members.time_zone`),
          chain: sql`running.title`,
        }),
        link: chainsLink,
        about: { kind: 'prayer_chain', id: chainId },
        mergeKey: null,
      },
      {
        memberId: sql`distinct members.id`,
        from: sql`covered
          cross join running
          cross join lateral (
            select running.creator_id as id
            union
            select former.member_id
            from former
          ) as concerned
          join members on members.id = concerned.id
          where members.id <> ${memberId}`,
      },
    )}
    )
    ${recordActivity(sql, 'coveredSlot', memberId, 'given')}
    select from covered`;
}

/** Gives an hour back and notifies the chain's creator; false if the member does not cover it. */
export async function deleteSlot(
  sql: Sql,
  chainId: number,
  hour: number,
  memberId: number,
): Promise<boolean> {
  const deleted = await sql`
    with deleted as (
      delete from chain_slots
      where chain_id = ${chainId} and hour_slot = ${hour} and member_id = ${memberId}
      returning chain_id, hour_slot
    ), notified as (${notify(
      sql,
      {
        kind: 'slot_given_back',
        title: template('slot_given_back'),
        body: template('chain_hour', {
          hour: hourText(sql, sql`deleted.hour_slot`, sql`prayer_chains.time_zone`, sql`members.time_zone`),
          chain: sql`prayer_chains.title`,
        }),
        link: chainsLink,
        about: { kind: 'prayer_chain', id: chainId },
        mergeKey: null,
      },
      {
        memberId: sql`prayer_chains.creator_id`,
        from: sql`deleted
          join prayer_chains on prayer_chains.id = deleted.chain_id
          join members on members.id = prayer_chains.creator_id
          where members.id <> ${memberId}`,
      },
    )}
    )
    select from deleted`;
  return deleted.length > 0;
}

/** Offers an hour, or withdraws the offer; false if the member does not cover it. */
export async function updateOffer(
  sql: Sql,
  chainId: number,
  hour: number,
  memberId: number,
  isOffered: boolean,
): Promise<boolean> {
  const changed = await sql`
    update chain_slots
    set is_offered = ${isOffered}
    where chain_id = ${chainId} and hour_slot = ${hour} and member_id = ${memberId}
    returning hour_slot`;
  return changed.length > 0;
}
