import type { Logger } from 'pino';
import type { Config } from './config';
import type { Sql } from './db/sql';

/** A signed-in member, as far as policies need to know them. */
export interface Member {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  isVerified: boolean;
  isSiteAdmin: boolean;
  timeZone: string;
}

/** What a request carries through either door. Both REST and GraphQL make one with `openContext`. */
export interface Context {
  readonly config: Config;
  readonly sql: Sql;
  readonly log: Logger;
  /** SHA-256 of the session cookie, which proves nothing by itself; null without a cookie. */
  readonly sessionHash: Buffer | null;
  /** The Idempotency-Key header, 1-255 characters; null where none was sent. */
  readonly idempotencyKey: string | null;
  /** The member behind the session, or null for a visitor. At most one statement per request. */
  findCaller(): Promise<Member | null>;
  /** The member behind the session. @throws Unauthenticated */
  requireCaller(): Promise<Member>;
}
