import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { hashToken } from '../../domains/members/context';
import type { Sql } from '../../platform/database/sql';
import type { MemberRow } from '../../domains/members/sql';

export const sessionDays = 7;

/** Opens a session. Returns the secret for the cookie, which is stored nowhere. */
export async function openSession(sql: Sql, memberId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    with expired as (
      delete from sessions where expires_at < now()
    )
    insert into sessions (token_hash, member_id, expires_at)
    values (${hashToken(token)}, ${memberId}, now() + make_interval(days => ${sessionDays}))`;
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
