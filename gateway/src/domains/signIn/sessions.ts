import jwt from 'jsonwebtoken';
import type { Sql } from '../../platform/database/sql';
import { hashToken } from '../members/context';
import type { MemberRow } from '../members/sql';

/** How a session began (contract, section 8). */
export type SignInWay = 'google' | 'oidc' | 'email' | 'passkey';

/** Days after the last use. */
const idleDays = 7;

/** Days after the sign-in, however much the session is used; its cookie lasts as long. */
export const longestSessionDays = 30;

/** Days for which the display token shows a name (contract, section 2.4). */
export const displayTokenDays = 7;

interface Opening {
  /** The secret for the cookie, which is stored nowhere. */
  token: string;
  memberId: number;
  way: SignInWay;
  /** Such as 'Firefox on Linux'. */
  device: string;
  /** Sessions that the browser has held until now: they end. */
  replaced: readonly Buffer[];
}

/** Opens a session. */
export async function openSession(
  sql: Sql,
  { token, memberId, way, device, replaced }: Opening,
): Promise<void> {
  await sql`
    with expired as (
      delete from sessions where expires_at < now()
    ), ended as (
      delete from sessions where ${isOneOf(sql, replaced)}
    )
    insert into sessions (token_hash, member_id, way, device, expires_at, ends_at)
    values (
      ${hashToken(token)}, ${memberId}, ${way}, ${device},
      now() + make_interval(days => ${idleDays}), now() + make_interval(days => ${longestSessionDays})
    )`;
}

/**
 * Records that sessions were used, unless that was recorded in the last hour: each then lasts for seven days more, but
 * never beyond its end.
 *
 * @param hashes hexadecimal
 */
export async function touchSessions(sql: Sql, hashes: readonly string[]): Promise<void> {
  await sql`
    update sessions
    set last_seen_at = now(), expires_at = least(now() + make_interval(days => ${idleDays}), ends_at)
    from unnest(${hashes as string[]}::text[]) as used (hash)
    where token_hash = decode(used.hash, 'hex')
      and expires_at > now()
      and last_seen_at < now() - interval '1 hour'`;
}

/** Ends sessions on every gateway at once, because each call reads them. */
export async function revokeSessions(sql: Sql, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from sessions where ${isOneOf(sql, hashes)}`;
}

const isOneOf = (sql: Sql, hashes: readonly Buffer[]) => sql`
  token_hash = any(
    select decode(hash, 'hex')
    from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as given (hash)
  )`;

/** A token to show a name. It grants nothing: no call is authenticated by it (contract, section 2.4). */
export function displayToken(
  member: Pick<MemberRow, 'id' | 'email' | 'name' | 'isVerified'>,
  secret: string,
): string {
  const { id, email, name, isVerified } = member;
  return jwt.sign({ id, email, name, isVerified }, secret, {
    audience: 'ui',
    expiresIn: `${displayTokenDays}d`,
  });
}
