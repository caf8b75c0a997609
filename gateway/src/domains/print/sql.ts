import type { Category } from 'schema/vocabulary';
import type { Sql } from '../../platform/database/sql';
import { withCaller } from '../members/sql';
import { isOnEveryWall } from '../prayers/policy';
import { selectPrayers, type PrayerRow } from '../prayers/sql';

interface Printed {
  /** Days back from now. */
  days: number;
  /** Null for all. */
  category: Category | null;
  rows: number;
}

/** The newest prayers of the last days as a visitor sees them, for every caller: paper is read by everybody. */
export function findPrinted(sql: Sql, { days, category, rows }: Printed): Promise<PrayerRow[]> {
  const newest = sql`(
    select prayers.*
    from prayers
    where ${isOnEveryWall(sql)}
      and prayers.created_at > now() - make_interval(days => ${days})
      ${category ? sql`and prayers.category = ${category}` : sql``}
    order by prayers.created_at desc, prayers.id desc
    limit ${rows}
  )`;
  return sql<PrayerRow[]>`
    with ${withCaller({ sql, config: { adminEmails: [] }, sessionHash: null, token: null })}
    ${selectPrayers(sql, newest)}
    order by prayers.created_at desc, prayers.id desc`;
}
