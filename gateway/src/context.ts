import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Replica } from './db/replica';
import type { Kept } from './db/kept';
import type { Sql } from './db/sql';
import { BadInput, Forbidden, Unauthenticated, type Refusal } from './errors';
import { findMemberBySession, isOfSuspendedMember, type MemberRow } from './members/sql';

/** A signed-in member, as policies and their own account's view need to know them. */
export interface Member extends MemberRow {
  isSiteAdmin: boolean;
}

/** What the whole house shares: made once at the start. */
export interface House {
  readonly config: Config;
  readonly database: Database;
  /** Absent where there is none. */
  readonly replica?: Replica;
  readonly log: Logger;
}

/** What a request carries through either door. Both REST and GraphQL make one with `openContext`. */
export interface Context {
  readonly config: Config;
  readonly sql: Sql;
  /** For what may be some seconds old; see `readFor`. */
  readonly replica: Replica | null;
  /** What need not be read again. */
  readonly kept: Kept;
  readonly log: Logger;
  /** SHA-256 of the session cookie, which proves nothing by itself; null without a cookie. */
  readonly sessionHash: Buffer | null;
  /** The Idempotency-Key header, 1-255 characters; null where none was sent. */
  readonly idempotencyKey: string | null;
  /** The member behind the session, or null for a visitor. At most one statement per request. */
  findCaller(): Promise<Member | null>;
  /** The member behind the session. @throws Unauthenticated; Forbidden with whom to write to, where they are suspended */
  requireCaller(): Promise<Member>;
  /** The site administrator behind the session. @throws Unauthenticated, Forbidden */
  requireSiteAdmin(): Promise<Member>;
  /** The same request, which asks anew who its caller is: after the caller's own account has changed. */
  renewed(): Context;
}

export const sessionCookie = 'pw_session';

const longestKey = 255;

/** Opens the context of one request. @throws BadInput for an Idempotency-Key of a wrong length */
export function openContext(
  { config, database, replica, log }: House,
  headers: IncomingHttpHeaders,
): Context {
  const { sql, kept } = database;
  const sessionHash = readSessionHash(headers.cookie);
  let caller: Promise<Member | null> | null = null;

  return {
    config,
    sql,
    replica: replica ?? null,
    kept,
    log,
    sessionHash,
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
    findCaller() {
      caller ??= findMember();
      return caller;
    },
    async requireCaller() {
      const member = await this.findCaller();
      if (!member) throw await refusalOfNobody();
      return member;
    },
    async requireSiteAdmin() {
      const member = await this.requireCaller();
      if (!member.isSiteAdmin) throw new Forbidden();
      return member;
    },
    renewed() {
      caller = null;
      return this;
    },
  };

  /** A suspended member who is asked to sign in again would do so for ever. */
  async function refusalOfNobody(): Promise<Refusal> {
    const isSuspended = sessionHash !== null && (await isOfSuspendedMember(sql, sessionHash));
    if (!isSuspended) return new Unauthenticated();
    return new Forbidden(`This account is suspended. To ask about it, write to ${config.prayersMailbox}.`);
  }

  async function findMember(): Promise<Member | null> {
    if (!sessionHash) return null;
    const member = await findMemberBySession(sql, sessionHash);
    return member && { ...member, isSiteAdmin: isSiteAdmin(member, config) };
  }
}

/** How a session's secret is kept: the database never holds the cookie itself. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function readSessionHash(cookies: string | undefined): Buffer | null {
  const token = parseCookie(cookies ?? '')[sessionCookie];
  return token ? hashToken(token) : null;
}

/** An address that the provider has not verified makes nobody an administrator. */
function isSiteAdmin(member: MemberRow, { adminEmails }: Config): boolean {
  return member.isAdmin || (member.isVerified && adminEmails.includes(member.email.toLowerCase()));
}

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > longestKey) {
    throw new BadInput([
      { path: 'Idempotency-Key', message: `Idempotency-Key must have 1 to ${longestKey} characters` },
    ]);
  }
  return key;
}
