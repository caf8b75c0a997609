import type { Sql } from '../../platform/database/sql';
import type { FeedOwner } from './hoursAddress';

/** A member who is not suspended. */
export async function findOwner(
  sql: Sql,
  memberId: number,
): Promise<(FeedOwner & { locale: string | null }) | null> {
  const [owner] = await sql<(FeedOwner & { locale: string | null })[]>`
    select id, hours_feed_generation as generation, locale
    from members
    where id = ${memberId} and suspended_at is null`;
  return owner ?? null;
}

/** Returns the new generation. */
export async function renewOwner(sql: Sql, memberId: number): Promise<number> {
  const [renewed] = await sql<{ generation: number }[]>`
    update members
    set hours_feed_generation = hours_feed_generation + 1
    where id = ${memberId}
    returning hours_feed_generation as generation`;
  return renewed?.generation ?? 0;
}
