import type { Sql } from '../db/sql';

export interface StatsRow {
  totalPrayers: number;
  totalTestimonials: number;
  totalAmens: number;
  totalPrayerChains: number;
  totalPrayerGroups: number;
  activeToday: number;
}

/** Adds up the counters that the writes keep: always the same few rows. */
export async function sumCounters(sql: Sql): Promise<StatsRow> {
  const [stats] = await sql<[StatsRow]>`
    select
      sum(total_prayers)::integer as "totalPrayers",
      sum(total_testimonials)::integer as "totalTestimonials",
      sum(total_amens)::integer as "totalAmens",
      sum(total_prayer_chains)::integer as "totalPrayerChains",
      sum(total_prayer_groups)::integer as "totalPrayerGroups",
      coalesce(sum(active_members) filter (where active_day = (now() at time zone 'UTC')::date), 0)::integer as "activeToday"
    from site_counters`;
  return stats;
}
