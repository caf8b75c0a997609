import type { Stats } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';

const statsColumns = columns<Stats>({
  totalPrayers: 'sum(total_prayers)::integer',
  totalTestimonials: 'sum(total_testimonials)::integer',
  totalAmens: 'sum(total_amens)::integer',
  totalPrayerChains: 'sum(total_prayer_chains)::integer',
  totalPrayerGroups: 'sum(total_prayer_groups)::integer',
  activeToday: `coalesce(
    sum(active_members) filter (where active_day = (now() at time zone 'UTC')::date), 0
  )::integer`,
});

/** Sums the counters that writes maintain: always the same few rows. */
export async function sumCounters(sql: Sql): Promise<Stats> {
  const [stats] = await sql<[Stats]>`
    select ${statsColumns(sql)}
    from site_counters`;
  return stats;
}
