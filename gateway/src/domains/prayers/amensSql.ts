import type { Context } from '../members/context';
import { recordActivity } from '../members/journeySql';
import { withActor, withCaller } from '../members/sql';
import { awaitsAnswer, isVisibleToCaller } from './policy';
import { openPrayer, selectPrayers, type PrayerRow } from './sql';
import { notifyOwner } from './notifyOwner';

/** Of these prayers, those that the caller may see and has said amen to. */
export async function findAmened(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.sql<{ id: number }[]>`
    with ${withCaller(ctx)}
    select prayers.id
    from caller
    join amens on amens.member_id = caller.id and amens.prayer_id = any(${ids as number[]})
    join prayers on prayers.id = amens.prayer_id and ${isVisibleToCaller(ctx.sql)}`;
  return rows.map(({ id }) => id);
}

/**
 * Adds the caller's amen, once, in one statement with the session: the prayer's row is locked first, so that the
 * returned count is current. Only prayers that await an answer get amens; null if the caller may not see the prayer, or
 * is not signed in.
 */
export async function insertAmen(ctx: Context, id: number): Promise<PrayerRow | null> {
  const { sql, config } = ctx;
  const giver = sql`given.member_id`;
  const [prayer] = await sql<(PrayerRow & { given: number })[]>`
    with ${withActor(ctx)}, locked as (
      select prayers.*
      from prayers
      cross join caller
      where prayers.id = ${id} and ${isVisibleToCaller(sql)}
      for no key update of prayers
    ), given as (
      insert into amens (prayer_id, member_id)
      select prayers.id, caller.id
      from locked as prayers
      cross join caller
      where ${awaitsAnswer(sql)}
      on conflict do nothing
      returning member_id
    ), notified as (${notifyOwner(sql, 'amen', sql`given, locked`, giver)}
    )
    ${recordActivity(sql, 'amen', giver, 'given', { isPublic: sql`(select visibility from locked) = 'public'` })}
    ${selectPrayers(sql, sql`locked`, sql`, (select count(*)::integer from given) as given`)}`;
  if (!prayer) return null;
  const { given, ...before } = prayer;
  // The row is not there for a statement that began before the same member's other call had ended.
  const hasAmened = before.hasAmened || before.status === 'active' || before.status === 'resting';
  return openPrayer(config, { ...before, amenCount: before.amenCount + given, hasAmened });
}
