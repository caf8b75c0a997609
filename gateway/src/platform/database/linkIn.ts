import type { Fragment } from 'postgres';
import type { Sql } from './sql';

/**
 * A link of `schema/addresses` as SQL text with its parameter from a row: `linkIn(sql, prayerPage, sql`prayers.id`)`.
 */
export function linkIn(sql: Sql, link: (parameter: string) => string, parameter: Fragment): Fragment {
  const [before, after] = link(marker).split(marker);
  return after === ''
    ? sql`${before!}::text || ${parameter}`
    : sql`${before!}::text || ${parameter} || ${after!}::text`;
}

const marker = '\0';
