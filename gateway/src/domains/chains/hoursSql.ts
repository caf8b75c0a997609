import type { PrayerChain } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { asCaller } from '../members/sql';
import { isVisibleToCaller } from './policy';

/** An hour that a member covers, with what a calendar needs of its chain. */
export interface OwnHour extends Pick<
  PrayerChain,
  'id' | 'title' | 'description' | 'startTime' | 'endTime' | 'timeZone'
> {
  hourSlot: number;
}

const hourColumns = columns<OwnHour>({
  id: 'prayer_chains.id',
  title: 'prayer_chains.title',
  description: 'prayer_chains.description',
  startTime: 'prayer_chains.start_time',
  endTime: 'prayer_chains.end_time',
  timeZone: 'prayer_chains.time_zone',
  hourSlot: 'chain_slots.hour_slot',
});

/** The hours that a member covers in chains that have not ended, the next chains first. */
export function findOwnHours(sql: Sql, memberId: number): Promise<OwnHour[]> {
  return sql<OwnHour[]>`
    with ${asCaller(sql, memberId)}
    select ${hourColumns(sql)}
    from chain_slots
    join prayer_chains on prayer_chains.id = chain_slots.chain_id
    cross join caller
    where chain_slots.member_id = caller.id and prayer_chains.end_time > now() and ${isVisibleToCaller(sql)}
    order by prayer_chains.start_time, prayer_chains.id, chain_slots.hour_slot`;
}
