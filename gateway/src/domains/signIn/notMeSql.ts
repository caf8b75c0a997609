import type { Sql } from '../../platform/database/sql';
import type { SignInWay } from './sessions';

const linkDays = 7;

/** The way of the sign-in that a link is about; null if it was used, is too old or never existed. */
export async function findNotMeLink(sql: Sql, hash: Buffer): Promise<SignInWay | null> {
  const [link] = await sql<{ way: SignInWay }[]>`
    select way from not_me_links where ${isValid(sql, hash)}`;
  return link?.way ?? null;
}

/**
 * Uses a link: ends every session of its member and forgets the browser that it is about. Returns the way of that
 * sign-in; null if the link does not work.
 */
export async function takeNotMeLink(sql: Sql, hash: Buffer): Promise<SignInWay | null> {
  const [link] = await sql<{ way: SignInWay }[]>`
    with used as (
      delete from not_me_links
      where ${isValid(sql, hash)}
      returning member_id, device_hash, way
    ), ended as (
      delete from sessions
      using used
      where sessions.member_id = used.member_id
    ), forgotten as (
      delete from known_devices
      using used
      where known_devices.member_id = used.member_id and known_devices.device_hash = used.device_hash
    ), recorded as (
      insert into sign_in_events (member_id, kind, way)
      select member_id, 'not_me', way
      from used
    )
    select way from used`;
  return link?.way ?? null;
}

export async function deleteOldLinks(sql: Sql): Promise<void> {
  await sql`delete from not_me_links where created_at < now() - make_interval(days => ${linkDays})`;
}

const isValid = (sql: Sql, hash: Buffer) => sql`
  token_hash = ${hash} and created_at > now() - make_interval(days => ${linkDays})`;
