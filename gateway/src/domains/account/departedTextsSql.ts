import type { Sql } from '../../platform/database/sql';

/** Deletes one of the texts that are due, and returns how many are left. A testimony goes with its prayer. */
export async function deleteDepartedText(sql: Sql): Promise<number> {
  const [{ left }] = await sql<[{ left: number }]>`
    with due as materialized (
      select 'prayer' as kind, id from prayers where goes_at <= now()
      union all
      select 'comment', id from comments where goes_at <= now()
    ), chosen as materialized (
      select kind, id from due order by random() limit 1
    ), prayer_deleted as (
      delete from prayers
      using chosen
      where chosen.kind = 'prayer' and prayers.id = chosen.id
    ), comment_deleted as (
      delete from comments
      using chosen
      where chosen.kind = 'comment' and comments.id = chosen.id
    )
    select greatest(count(*) - 1, 0)::integer as left
    from due`;
  return left;
}
