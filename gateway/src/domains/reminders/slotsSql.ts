import { featuresTab } from 'schema/addresses';
import type { Sql } from '../../platform/database/sql';
import { notify } from '../notifications/notify';
import { hourText, template } from '../notifications/template';

/** An hour that begins soon, in one zone. */
export interface ComingHour {
  timeZone: string;
  hour: number;
  /** YYYY-MM-DD in the zone. */
  day: string;
  beginsAt: Date;
}

/** The zones of current and upcoming chains. */
export async function findZonesOfChains(sql: Sql, soon: Date): Promise<string[]> {
  const zones = await sql<{ timeZone: string }[]>`
    select distinct time_zone as "timeZone"
    from prayer_chains
    where end_time > now() and start_time <= ${soon}`;
  return zones.map(({ timeZone }) => timeZone);
}

/**
 * Notifies the members who cover one of these hours, once for each chain, hour and day; not those who have just taken
 * it. Includes hours that the chain's start or end cuts.
 *
 * @returns how many were notified
 */
export async function remindOfSlots(
  sql: Sql,
  hours: readonly ComingHour[],
  minutesBefore: number,
): Promise<number> {
  const notification = {
    kind: 'slot_reminder' as const,
    title: template('slot_soon'),
    body: template('chain_hour', {
      hour: hourText(sql, sql`coming.hour_slot`, sql`coming.time_zone`, sql`coming.own_zone`),
      chain: sql`coming.title`,
    }),
    link: featuresTab('chains'),
    about: { kind: 'prayer_chain' as const, id: sql`coming.chain_id` },
    mergeKey: null,
  };
  const recipients = {
    memberId: sql`coming.member_id`,
    from: sql`reminded join coming using (chain_id, hour_slot, day)`,
  };
  const [{ reminded }] = await sql<[{ reminded: number }]>`
    with hours as (
      select *
      from unnest(
        ${hours.map(({ timeZone }) => timeZone)}::text[],
        ${hours.map(({ hour }) => hour)}::smallint[],
        ${hours.map(({ day }) => day)}::date[],
        ${hours.map(({ beginsAt }) => beginsAt.toISOString())}::timestamptz[]
      ) as hours (time_zone, hour_slot, day, begins_at)
    ), coming as (
      select
        chain_slots.chain_id,
        chain_slots.hour_slot,
        chain_slots.member_id,
        hours.day,
        hours.time_zone,
        prayer_chains.title,
        members.time_zone as own_zone
      from hours
      join prayer_chains
        on prayer_chains.time_zone = hours.time_zone
        and prayer_chains.end_time > hours.begins_at
        and prayer_chains.start_time < hours.begins_at + interval '1 hour'
      join chain_slots on chain_slots.chain_id = prayer_chains.id and chain_slots.hour_slot = hours.hour_slot
      join members on members.id = chain_slots.member_id
      where chain_slots.covered_at < hours.begins_at - make_interval(mins => ${minutesBefore})
    ), reminded as (
      insert into slot_reminders (chain_id, hour_slot, day)
      select chain_id, hour_slot, day
      from coming
      on conflict do nothing
      returning chain_id, hour_slot, day
    ), notified as (${notify(sql, notification, recipients)})
    select count(*)::integer as reminded
    from reminded`;
  return reminded;
}
