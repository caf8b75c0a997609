import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Sql } from '../../platform/database/sql';
import { hashToken } from '../members/context';
import type { MemberRow } from '../members/sql';

/** How a session began (contract, section 8). */
export type SignInWay = 'google' | 'oidc' | 'email' | 'passkey';

/** Days after the last use. */
export const sessionDays = 7;

interface Beginning {
  way: SignInWay;
  /** Such as 'Firefox on Linux'. */
  device: string;
}

/** Opens a session. Returns the secret for the cookie, which is stored nowhere. */
export async function openSession(sql: Sql, memberId: number, { way, device }: Beginning): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    with expired as (
      delete from sessions where expires_at < now()
    )
    insert into sessions (token_hash, member_id, way, device, expires_at)
    values (
      ${hashToken(token)}, ${memberId}, ${way}, ${device}, now() + make_interval(days => ${sessionDays})
    )`;
  return token;
}

/** Ends a session on every gateway at once, because each call reads it. */
export async function revokeSession(sql: Sql, sessionHash: Buffer): Promise<void> {
  await sql`delete from sessions where token_hash = ${sessionHash}`;
}

/** A token to show a name. It grants nothing: no call is authenticated by it (contract, section 2.4). */
export function displayToken(
  member: Pick<MemberRow, 'id' | 'email' | 'name' | 'isVerified'>,
  secret: string,
): string {
  const { id, email, name, isVerified } = member;
  return jwt.sign({ id, email, name, isVerified }, secret, { audience: 'ui', expiresIn: `${sessionDays}d` });
}
