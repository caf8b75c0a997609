import { createHmac, hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { TokenScope } from 'schema/rules/token';
import type { Sql } from '../../platform/database/sql';
import { memberColumns, type MemberRow } from './sql';

/**
 * `pw_`, 160 random bits and the CRC-32 of both, all hexadecimal: programs that search texts for secrets recognise it,
 * and one that is mistyped is refused without asking the database.
 */
const form = /^pw_[0-9a-f]{48}$/;
const secretBytes = 20;

/** The API token of a request, once it is verified. */
export interface TokenOfRequest {
  readonly id: number;
  readonly memberId: number;
  readonly scope: TokenScope;
  /** SHA-256 of the token, under which it is stored. */
  readonly hash: Buffer;
}

export function randomToken(): string {
  return written(randomBytes(secretBytes));
}

/** The same token for the same text and the same secret of the gateway. */
export function derivedToken(secret: string, text: string): string {
  const bytes = createHmac('sha256', secret).update(`API token\n${text}`).digest();
  return written(bytes.subarray(0, secretBytes));
}

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The credential of an `Authorization: Bearer`, which may be anything; null for any other scheme. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  const [scheme = '', credential = ''] = (authorization ?? '').split(/ +/, 2);
  return scheme.toLowerCase() === 'bearer' ? credential : null;
}

/**
 * The token with its member, who is not suspended; null for an unknown or ended one. Records its use, at most once a
 * minute, because a write for each read would cost more than the read.
 */
export async function findMemberByToken(
  sql: Sql,
  text: string,
): Promise<{ token: TokenOfRequest; member: MemberRow } | null> {
  if (!isWellFormed(text)) return null;
  const tokenHash = hashOfToken(text);
  const [found] = await sql<(MemberRow & { tokenId: number; scope: TokenScope })[]>`
    with token as materialized (
      select id, member_id, scope, last_used_at
      from api_tokens
      where token_hash = ${tokenHash} and expires_at > now()
    ), used as (
      update api_tokens
      set last_used_at = now()
      from token
      where api_tokens.id = token.id
        and (token.last_used_at is null or token.last_used_at < now() - interval '1 minute')
    )
    select ${memberColumns(sql)}, token.id as "tokenId", token.scope
    from token
    join members on members.id = token.member_id
    where members.suspended_at is null`;
  if (!found) return null;
  const { tokenId, scope, ...member } = found;
  return { token: { id: tokenId, memberId: member.id, scope, hash: tokenHash }, member };
}

function isWellFormed(text: string): boolean {
  if (!form.test(text)) return false;
  const end = text.length - 8;
  return text.slice(end) === checksum(text.slice(0, end));
}

function written(secret: Buffer): string {
  const text = `pw_${secret.toString('hex')}`;
  return text + checksum(text);
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');
