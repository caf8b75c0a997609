import type { IncomingHttpHeaders } from 'node:http';
import jwt from 'jsonwebtoken';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { requestLocale } from '../../platform/http/requestLocale';
import { createSessionToken, hashToken, readSessionHashes, sessionCookies } from '../members/context';
import type { MemberRow } from '../members/sql';
import { cookieLine, signedOutCookie } from './cookies';
import { deviceCookie, deviceSeconds, readDevice, recordDevice } from './knownDevices';
import { offeredWays } from './offeredWays';

/** How a session began (contract, section 8). */
export type SignInWay = 'google' | 'oidc' | 'email' | 'passkey';

/** Days after the last use. */
const idleDays = 7;

/** Days after the sign-in, however much the session is used; its cookie lasts as long. */
const longestDays = 30;

/** Days for which the display token shows a name (contract, section 2.4). */
export const displayTokenDays = 7;

interface Opening {
  memberId: number;
  way: SignInWay;
  /** Such as 'Firefox on Linux'. */
  device: string;
  /** Of the request that completes the sign-in. */
  headers: IncomingHttpHeaders;
}

/**
 * Opens a session, records it among the member's sign-ins, and mails the member if the browser is a new one. What session
 * the browser has held until now ends. Returns `Set-Cookie` lines.
 */
export async function openSession(
  { config, database: { sql } }: { config: Config; database: { readonly sql: Sql } },
  { memberId, way, device, headers }: Opening,
): Promise<string[]> {
  const token = createSessionToken(config);
  const browser = readDevice(config, headers.cookie);
  const wayInWords = waysInWords[way] ?? offeredWays(config).oidcName ?? 'another provider';
  await sql`
    with expired as (
      delete from sessions where expires_at < now() - interval '1 minute'
    ), ended as (
      delete from sessions where ${isOneOf(sql, readSessionHashes(config, headers.cookie))}
    ), recorded as (
      insert into sign_in_events (member_id, kind, way, device)
      values (${memberId}, 'signed_in', ${way}, ${device})
    ), ${recordDevice(sql, { memberId, browser, device, way, wayInWords, locale: requestLocale(config, headers) })}
    insert into sessions (token_hash, member_id, way, device, expires_at, ends_at)
    values (
      ${hashToken(token)}, ${memberId}, ${way}, ${device},
      now() + make_interval(days => ${idleDays}), now() + make_interval(days => ${longestDays})
    )`;
  const [name, ...oldNames] = sessionCookies(config);
  return [
    cookieLine(config, name, token, { maxAge: longestDays * 86_400 }),
    ...oldNames.map((oldName) => cookieLine(config, oldName, '', { maxAge: 0 })),
    cookieLine(config, deviceCookie(config), browser, { maxAge: deviceSeconds }),
  ];
}

/** Without that of another provider, which has a name of its own. */
const waysInWords: Partial<Record<SignInWay, string>> = {
  google: 'Google',
  email: 'a code by e-mail',
  passkey: 'a passkey',
};

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

/**
 * The `Set-Cookie` lines with which a browser has no session, and shows none. Drafts stay in it where its session ended
 * without a sign-out, so that nothing that was typed is lost.
 */
export function signedOutCookies(config: Pick<Config, 'siteOrigin'>, by: 'signOut' | 'end'): string[] {
  const recorded = { maxAge: displayTokenDays * 86_400, httpOnly: false };
  return [
    ...sessionCookies(config).map((name) => cookieLine(config, name, '', { maxAge: 0 })),
    cookieLine(config, signedOutCookie, by === 'signOut' ? '1' : '0', recorded),
  ];
}
