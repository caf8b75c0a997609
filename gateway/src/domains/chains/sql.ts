import type { Fragment } from 'postgres';
import { featuresTab } from 'schema/addresses';
import type { ChainVisibility } from 'schema/vocabulary';
import type { ChainSlot, PrayerChain } from '../../gen/resolvers';
import { columns, jsonColumns } from '../../platform/database/columns';
import { numberedPage, rowsUpTo, type NumberedPage } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { authorJson } from '../members/shownAuthor';
import { withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';
import { announceInvitations, type Invitation } from './invitationsSql';
import { isVisibleToCaller } from './policy';

/** A chain as the caller may see it: invited addresses and groups are selected for its creator only. */
export type ChainRow = Omit<PrayerChain, 'slotDuration'>;

interface NewChain {
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  visibility: ChainVisibility;
  inviteEmails: string[];
  selectedGroups: number[];
}

const slotJson = jsonColumns<ChainSlot>({
  hourSlot: 'chain_slots.hour_slot',
  user: authorJson('members'),
  isMine: 'coalesce(chain_slots.member_id = caller.id, false)',
  isOffered: 'chain_slots.is_offered',
});

/** Needs the relations `prayer_chains`, `creators` and `caller`. */
const chainColumns = columns<ChainRow>({
  id: 'prayer_chains.id',
  title: 'prayer_chains.title',
  description: 'prayer_chains.description',
  startTime: 'prayer_chains.start_time',
  endTime: 'prayer_chains.end_time',
  timeZone: 'prayer_chains.time_zone',
  visibility: 'prayer_chains.visibility',
  createdAt: 'prayer_chains.created_at',
  createdByUser: `case when creators.id is not null then ${authorJson('creators')} end`,
  isCreator: 'coalesce(prayer_chains.creator_id = caller.id, false)',
  slots: `(
    select coalesce(json_agg(${slotJson} order by chain_slots.hour_slot), '[]')
    from chain_slots
    join members on members.id = chain_slots.member_id
    where chain_slots.chain_id = prayer_chains.id
  )`,
  inviteEmails: `case
    when prayer_chains.creator_id = caller.id then array(
      select chain_invites.email::text
      from chain_invites
      where chain_invites.chain_id = prayer_chains.id
      order by chain_invites.email
    )
  end`,
  selectedGroups: `case
    when prayer_chains.creator_id = caller.id then array(
      select chain_groups.group_id
      from chain_groups
      where chain_groups.chain_id = prayer_chains.id
      order by chain_groups.group_id
    )
  end`,
});

/** The position at which a page of chains ended, and the instant as of which its first page was read. */
export interface ChainPosition {
  at: Date;
  isEnded: boolean;
  /** When the chain starts, or `at` for a live one. */
  start: Date;
  end: Date;
  id: number;
}

interface ChainPageOptions {
  /** Only those that the caller has created, or covers an hour of. */
  own?: boolean;
  /** Whether these precede all others. */
  ownFirst?: boolean;
  at: Date;
  after?: ChainPosition | null;
  maxEnded?: number;
}

/** How many, or which page by number. */
type ChainRows = { rows: number } | { numbered: NumberedPage };

/**
 * The chains that the caller may see: live ones, upcoming ones (soonest first), past ones (latest first). One statement,
 * which reads no more rows than the page and those before it.
 */
export function findChains(ctx: Context, options: ChainPageOptions & ChainRows): Promise<ChainRow[]> {
  const { sql } = ctx;
  const { own = false, ownFirst = false, at, after = null, maxEnded } = options;
  const numbered = 'numbered' in options ? options.numbered : null;
  const rows = 'numbered' in options ? rowsUpTo(options.numbered) : options.rows;
  const isOwn = sql`prayer_chains.id in (select own.id from own)`;
  const parts = ownFirst
    ? sql`${part(0, isOwn)} union all ${part(1, sql`not (${isOwn})`)}`
    : part(0, own ? isOwn : sql`true`);
  const list = sql`
    select ${chainColumns(sql)}
    from (${parts}) as prayer_chains
    cross join caller
    left join members as creators on creators.id = prayer_chains.creator_id
    order by
      prayer_chains.part,
      prayer_chains.end_time <= ${at},
      case when prayer_chains.end_time > ${at} then greatest(prayer_chains.start_time, ${at}) end,
      case when prayer_chains.end_time > ${at} then prayer_chains.end_time end,
      prayer_chains.end_time desc,
      prayer_chains.id
    limit ${rows}`;
  return sql<ChainRow[]>`
    with ${withCaller(ctx)}, own as (
      select prayer_chains.id
      from prayer_chains
      join caller on caller.id = prayer_chains.creator_id
      union
      select chain_slots.chain_id
      from chain_slots
      join caller on caller.id = chain_slots.member_id
    )
    ${numberedPage(sql, list, numbered)}`;

  function part(rank: number, which: Fragment): Fragment {
    const chains = sql`
      select prayer_chains.*, ${rank}::integer as part
      from prayer_chains
      cross join caller
      where ${isVisibleToCaller(sql)} and ${which}`;
    return sql`(
        ${chains}
          and prayer_chains.end_time > ${at}
          ${after ? isAfterCurrent(after) : sql``}
        order by greatest(prayer_chains.start_time, ${at}), prayer_chains.end_time, prayer_chains.id
        limit ${rows}
      ) union all (
        ${chains}
          and prayer_chains.end_time <= ${at}
          ${after?.isEnded ? isAfterEnded(after) : sql``}
        order by prayer_chains.end_time desc, prayer_chains.id
        limit ${maxEnded ?? rows}
      )`;
  }

  function isAfterCurrent({ isEnded, start, end, id }: ChainPosition): Fragment {
    return isEnded
      ? sql`and false`
      : sql`and (greatest(prayer_chains.start_time, ${at}), prayer_chains.end_time, prayer_chains.id)
          > (${start}, ${end}, ${id})`;
  }

  function isAfterEnded({ end, id }: ChainPosition): Fragment {
    return sql`and prayer_chains.end_time <= ${end}
      and (prayer_chains.end_time < ${end} or prayer_chains.id > ${id})`;
  }
}

export async function findChain(ctx: Context, id: number): Promise<ChainRow | null> {
  const { sql } = ctx;
  const [chain] = await sql<ChainRow[]>`
    with ${withCaller(ctx)}
    select ${chainColumns(sql)}
    from prayer_chains
    cross join caller
    left join members as creators on creators.id = prayer_chains.creator_id
    where prayer_chains.id = ${id} and ${isVisibleToCaller(sql)}`;
  return chain ?? null;
}

/**
 * Creates a chain with its invitations; members among the invited, or of the selected groups, are notified. @returns
 * its id
 */
export async function insertChain(
  sql: Sql,
  creatorId: number,
  chain: NewChain,
  invitation: Invitation,
  recordKey: Fragment,
): Promise<number> {
  const [made] = await sql<[{ id: number }]>`
    with made as (
      insert into prayer_chains (creator_id, title, description, start_time, end_time, time_zone, visibility)
      values (
        ${creatorId}, ${chain.title}, ${chain.description}, ${chain.startTime}, ${chain.endTime}, ${chain.timeZone},
        ${chain.visibility}
      )
      returning id, title, description
    ), invited as (
      insert into chain_invites (chain_id, email)
      select made.id, unnest(${chain.inviteEmails}::citext[])
      from made
      returning email
    ), selected as (
      insert into chain_groups (chain_id, group_id)
      select made.id, unnest(${chain.selectedGroups}::integer[])
      from made
      returning group_id
    ), ${announceInvitations(sql, creatorId, invitation)}, groups_notified as (${notify(
      sql,
      {
        kind: 'chain_invitation',
        title: template('group_chain'),
        body: sql`made.title`,
        link: chainsLink,
        about: { kind: 'prayer_chain', id: sql`made.id` },
        mergeKey: sql`'chain:' || made.id`,
      },
      {
        memberId: sql`distinct group_members.member_id`,
        from: sql`made, selected join group_members using (group_id) where group_members.member_id <> ${creatorId}`,
      },
    )}
    )
    ${recordKey}
    select made.id
    from made`;
  return made.id;
}

/** Deletes a chain, and invitations to it that have not left yet. */
export async function deleteChainOf(sql: Sql, id: number, creatorId: number): Promise<void> {
  await sql`
    with deleted as (
      delete from prayer_chains
      where id = ${id} and creator_id = ${creatorId}
      returning id
    )
    delete from outbox
    using deleted
    where outbox.state = 'waiting' and outbox.dedupe_key like 'chain-invitation:' || deleted.id || ':%'`;
}

/** The given groups to which the member belongs. */
export async function findOwnGroups(
  sql: Sql,
  memberId: number,
  groupIds: readonly number[],
): Promise<number[]> {
  const own = await sql<{ groupId: number }[]>`
    select group_id as "groupId"
    from group_members
    where member_id = ${memberId} and group_id = any(${groupIds as number[]})`;
  return own.map(({ groupId }) => groupId);
}

export const chainsLink = featuresTab('chains');
