import type { Signed } from 'schema/signatures';
import type { Sql } from '../../platform/database/sql';

/** Which signed state of an area was served last. */
export type LastSigned = Pick<Signed, 'sequence' | 'signature'>;

export async function findLastSigned(sql: Sql): Promise<Record<string, LastSigned>> {
  const rows = await sql<(LastSigned & { area: string })[]>`
    select area, sequence::float8 as sequence, signature
    from signed_areas`;
  return Object.fromEntries(rows.map(({ area, ...last }) => [area, last]));
}

/** Records what is served, unless another gateway serves a newer state already. */
export async function recordSigned(sql: Sql, area: string, { sequence, signature }: LastSigned) {
  await sql`
    insert into signed_areas as known (area, sequence, signature)
    values (${area}, ${sequence}, ${signature})
    on conflict (area) do update
    set sequence = excluded.sequence, signature = excluded.signature
    where known.sequence < excluded.sequence`;
}
