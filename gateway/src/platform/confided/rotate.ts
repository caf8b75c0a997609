import type { Sql } from '../database/sql';
import { tables } from './stored';
import { envelopes, keyIds, sealAnew, sealedBy, type CareKeys } from './words';

const atOnce = 500;

/** Every column that may have ciphertext, and its type. */
const columns: readonly { table: string; column: string; type: string }[] = [
  ...tables.flatMap(({ name, columns: places }) =>
    Object.keys(places).map((column) => ({ table: name, column, type: 'text' })),
  ),
  { table: 'outbox', column: 'props', type: 'jsonb' },
  { table: 'idempotent_responses', column: 'response', type: 'text' },
];

/**
 * Encrypts again with the newest key what an older one has encrypted, while the site runs: a value that somebody has
 * changed in the meantime is looked at again. Stopped halfway, it goes on where it was.
 *
 * @returns how many values were encrypted again, and how many could not: their key is missing
 */
export async function rotateWords(sql: Sql, keys: CareKeys): Promise<{ rotated: number; left: number }> {
  const [newest = ''] = keyIds(keys);
  let rotated = 0;
  let left = 0;
  for (const { table, column, type } of columns) {
    let done;
    do {
      done = await rotateColumn(sql, keys, { table, column, type, newest });
      rotated += done.rotated;
    } while (done.rotated > 0);
    left += done.left;
  }
  return { rotated, left };
}

/** Once through a column, in the order of its rows on the disk. */
async function rotateColumn(
  sql: Sql,
  keys: CareKeys,
  { table, column, type, newest }: { table: string; column: string; type: string; newest: string },
): Promise<{ rotated: number; left: number }> {
  let [rotated, left, after] = [0, 0, '(0,0)'];
  for (;;) {
    const rows = await sql.unsafe<{ place: string; value: string }[]>(
      `select ctid::text as place, ${column}::text as value
      from ${table}
      where ctid > $1::tid and ${column}::text like '%${sealedBy()}%' and ${column}::text not like $2
      order by ctid
      limit ${atOnce}`,
      [after, `%${sealedBy(newest)}.%`],
    );
    for (const { place, value } of rows) {
      const anew = value.replace(envelopes, (sealed) => sealAnew(keys, sealed) ?? sealed);
      if (anew === value) left += 1;
      else
        await sql.unsafe(
          `update ${table}
          set ${column} = $1::text::${type}
          where ctid = $2::tid and ${column}::text = $3`,
          [anew, place, value],
        );
      if (anew !== value) rotated += 1;
    }
    const last = rows.at(-1);
    if (!last) return { rotated, left };
    after = last.place;
  }
}
