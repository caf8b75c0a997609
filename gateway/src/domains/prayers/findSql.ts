import type { Fragment } from 'postgres';
import { open } from '../../platform/confided/words';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { withCaller } from '../members/sql';
import { isReadable, isReadableByCaller, isVisibleToCaller } from './policy';
import { openPrayer, selectPrayers, type PrayerRow } from './sql';

/** A prayer that this caller may see. */
export function findPrayer(ctx: Context, id: number): Promise<PrayerRow | null> {
  return findWhere(ctx, id, isVisibleToCaller(ctx.sql));
}

/** The same, and one that is withheld for moderators. */
export function findReadablePrayer(ctx: Context, id: number): Promise<PrayerRow | null> {
  // Nobody is a moderator by an API token.
  if (ctx.token) return findPrayer(ctx, id);
  return findWhere(ctx, id, isReadableByCaller(ctx.sql, ctx.config));
}

async function findWhere(ctx: Context, id: number, which: Fragment): Promise<PrayerRow | null> {
  const { sql } = ctx;
  const [prayer] = await sql<PrayerRow[]>`
    with ${withCaller(ctx)}
    ${selectPrayers(sql, sql`prayers`)}
    where prayers.id = ${id} and ${which}`;
  return prayer ? openPrayer(ctx.config, prayer) : null;
}

/** Adds to the audit log that the caller has read a prayer. */
export async function logReading(ctx: Context, id: number): Promise<void> {
  const { sql } = ctx;
  await sql`
    with ${withCaller(ctx)}
    insert into audit_log (actor_id, action, subject)
    select caller.id, 'read_prayer', ${`prayer ${id}`}
    from caller`;
}

/** The title of a prayer that was written for this caller, unless it is withheld. */
export async function findTitleForCaller(ctx: Context, id: number): Promise<string | null> {
  const { sql } = ctx;
  const [prayer] = await sql<{ title: string }[]>`
    with ${withCaller(ctx)}
    select prayers.title
    from prayers
    cross join caller
    where prayers.id = ${id} and ${isReadableByCaller(sql, ctx.config)}`;
  return prayer ? open(ctx.config, 'title', id, prayer.title) : null;
}

/** The public part of a prayer, for a link preview. */
export async function findPublicWords(
  sql: Sql,
  id: number,
): Promise<{ title: string; description: string } | null> {
  const [words] = await sql<{ title: string; description: string }[]>`
    select prayers.title, prayers.description
    from prayers
    where prayers.id = ${id} and ${isReadable(sql)} and prayers.visibility = 'public'`;
  return words ?? null;
}
