import { hash } from 'node:crypto';
import type { Fragment } from 'postgres';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { withCaller } from '../members/sql';
import { isOnTheWall } from './policy';
import { selectPrayers, type PrayerRow } from './sql';

interface Request {
  /** From 1 to 50. */
  limit: number;
  exclude: readonly number[];
}

/** For how long others are handed something else. */
const holdFor = '2 minutes';
/** More than anybody reads in two minutes: what a program collects is not held from others. */
const holdsOfOneReader = 100;
/** Every request reads all current ones. */
const holdsInAll = 20_000;

/**
 * Reads the neediest prayers and records in the same statement that this reader has them. What others hold comes
 * behind what nobody holds.
 *
 * `not in` and not `not exists`: it is a filter by a hash table along the index, and a join would sort all prayers.
 */
export function selectPrayQueue(ctx: Context, { limit, exclude }: Request): Promise<PrayerRow[]> {
  const { sql } = ctx;
  const most = sql.unsafe(String(limit));
  const mayBeHanded = sql`
    ${isOnTheWall(sql)}
    and ${isOnScreens(sql)}
    and prayers.author_id is distinct from (select id from caller)
    and prayers.id not in (select unnest(${[...exclude]}::integer[]))`;
  return sql<PrayerRow[]>`
    with ${withCaller(ctx)}, ${withReader(ctx)}, holds as materialized (
      select prayer_holds.prayer_id, prayer_holds.reader = reader.hash as is_own
      from prayer_holds
      cross join reader
      where prayer_holds.held_until > now()
    ), free as materialized (
      select prayers.id
      from prayers
      where ${mayBeHanded} and prayers.id not in (select prayer_id from holds where not is_own)
      order by ${byNeed(sql)}
      limit ${most}
    ), handed as materialized (
      select id, false as is_of_another
      from free
      union all
      (
        select prayers.id, true
        from holds
        join prayers on prayers.id = holds.prayer_id
        where not holds.is_own and ${mayBeHanded}
        order by ${byNeed(sql)}
        limit ${most} - (select count(*) from free)
      )
    ), held as (
      insert into prayer_holds (prayer_id, reader, held_until)
      select handed.id, reader.hash, now() + ${holdFor}::interval
      from handed
      cross join reader
      where not handed.is_of_another
        and (select count(*) < ${holdsInAll} and count(*) filter (where is_own) < ${holdsOfOneReader} from holds)
      order by handed.id
      on conflict (prayer_id) do update
      set reader = excluded.reader, held_until = excluded.held_until
      where prayer_holds.reader = excluded.reader or prayer_holds.held_until <= now()
    )
    ${selectPrayers(sql, sql`(select prayers.*, is_of_another from handed join prayers using (id))`)}
    order by is_of_another, ${byNeed(sql)}`;
}

/**
 * The prayers that the caller may read, without those confided to the prayer team: the queue may be on a screen in a hall. Needs
 * `caller`.
 */
const isOnScreens = (sql: Sql): Fragment =>
  sql`(prayers.visibility = 'public' or (prayers.visibility = 'members' and (select id is not null from caller)))`;

/** Needs an index of this order: `prayers_need`. */
const byNeed = (sql: Sql): Fragment =>
  sql`prayers.last_prayed_at nulls first, prayers.created_at, prayers.id`;

/** The reader as a keyed hash, so that the table does not say who reads what: of the member, or of a visitor's network. */
const withReader = (ctx: Context): Fragment => ctx.sql`
  reader as materialized (
    select sha256(convert_to(${keyOf(ctx)} || coalesce('member ' || caller.id, ${ctx.findNetwork() ?? 'nobody'}), 'UTF8')) as hash
    from caller
  )`;

const keyOf = ({ config }: Context) => hash('sha256', `pray queue ${config.jwtSecret}`);

export async function deleteEndedHolds(sql: Sql): Promise<void> {
  await sql`delete from prayer_holds where held_until < now()`;
}
