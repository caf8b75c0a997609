import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { Logger } from 'pino';
import type { Locale } from 'schema/locales';
import type { Config } from '../../config';
import type { Viewer } from '../../gen/resolvers';
import type { AppServices } from '../../platform/services';
import type { IdempotencyKey } from '../../platform/database/idempotency';
import type { Replica } from '../../platform/database/replica';
import type { Sql } from '../../platform/database/sql';
import { callerAddress, networkOf } from '../../platform/http/callerAddress';
import type { Limits } from '../../platform/limits/rateLimits';
import { requestLocale } from '../../platform/http/requestLocale';
import { Forbidden, Unauthenticated, type Refusal } from '../../platform/errors';
import { createSecret } from '../signIn/browserCookie';
import { storedLocale } from '../../platform/storedLocale';
import { isSiteAdmin, mayModerate } from './roles';
import { bearerOf, findMemberByToken, type TokenOfRequest } from './apiToken';
import { findMemberBySession, isOfSuspendedMember, type Credentials, type MemberRow } from './sql';

/** A signed-in member. */
export type Member = Omit<Viewer, 'spiritualLevel'>;

/** The context of a request. REST and GraphQL both create it with `openContext`. */
export interface Context {
  readonly config: Config;
  readonly sql: Sql;
  /** For what needs a connection to itself beyond a transaction; see `Database`. */
  readonly direct: Sql;
  /** For reads that may be some seconds old; see `readFor`. */
  readonly replica: Replica | null;
  readonly log: Logger;
  /** SHA-256 of the session cookie, not yet verified; null without a cookie, and with an API token. */
  readonly sessionHash: Buffer | null;
  /** The verified API token of the call; null without one. */
  readonly token: TokenOfRequest | null;
  /** The number of the member in whose session alone the call may act (`memberHeader`), as it was sent; null for any. */
  readonly namedMember: string | null;
  /** Null if none was sent. */
  readonly idempotencyKey: IdempotencyKey | null;
  /** The network of the caller's address, by which requests are limited too; null outside a call. */
  findNetwork(): string | null;
  /** Counts a mail to an address that the caller has typed. @throws TryAgainLater */
  admitMail(): Promise<void>;
  /** The language of the request, by its cookie or its browser. */
  readonly requestLocale: Locale;
  /** The caller's language: the member's own choice, else that of the request. */
  findLocale(): Promise<Locale>;
  /** The calling member, or null for a visitor. At most one statement per request. */
  findCaller(): Promise<Member | null>;
  /** The calling member. @throws Unauthenticated; Forbidden, with the address to write to, if suspended */
  requireCaller(): Promise<Member>;
  /** What a suspended member, who reads like a visitor, is told; null for everybody else. */
  findSuspension(): Promise<string | null>;
  /** The site administrator behind the session; nobody is one by an API token. @throws Unauthenticated, Forbidden */
  requireSiteAdmin(): Promise<Member>;
  /** The same for moderators, who decide about reports and approvals. @throws Unauthenticated, Forbidden */
  requireModerator(): Promise<Member>;
  /** Reads the site's settings again, after this call has changed them. */
  refreshSettings(): Promise<void>;
  /** The same request with the caller read again, for use after their own account has changed. */
  renewed(): Context;
}

/** Opens the context of one request by its session cookie. */
export function openContext(services: AppServices, headers: IncomingHttpHeaders): Context {
  return createContext(services, { headers }, null);
}

/**
 * Opens the context of a call of the APIs: an API token, if there is one, decides alone, whatever cookie is sent.
 *
 * @throws Unauthenticated for an unknown or ended token
 */
export async function openCallContext(
  services: AppServices,
  request: IncomingMessage,
  limits?: Limits,
): Promise<Context> {
  const admitMail = async () => limits?.admitMail(request);
  const bearer = bearerOf(request.headers);
  if (bearer === null) return createContext(services, request, null, admitMail);
  const found = await findMemberByToken(services.database.sql, bearer);
  if (!found) throw new Unauthenticated();
  return createContext(services, request, { ...found, text: bearer }, admitMail);
}

interface ByToken {
  token: TokenOfRequest;
  member: MemberRow;
  text: string;
}

function createContext(
  { config, database, replica, log, onSessionUsed, refreshSettings }: AppServices,
  request: IncomingMessage | { headers: IncomingHttpHeaders },
  byToken: ByToken | null,
  admitMail: Context['admitMail'] = () => Promise.resolve(),
): Context {
  const { sql, direct } = database;
  const { headers } = request;
  const sessionHash = byToken ? null : (readSessionHashes(config, headers.cookie)[0] ?? null);
  const namedMember = readNamedMember(headers);
  if (sessionHash) onSessionUsed?.(sessionHash);
  let caller: Promise<Member | null> | null = byToken && Promise.resolve(asMember(byToken.member, null));
  const ofRequest = requestLocale(config, headers);
  let mayAdminister = false;

  return {
    config,
    sql,
    direct,
    replica: replica ?? null,
    log,
    sessionHash,
    token: byToken && byToken.token,
    namedMember,
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
    findNetwork: () =>
      'socket' in request ? networkOf(callerAddress(request, config.trustedProxies)) : null,
    admitMail,
    requestLocale: ofRequest,
    async findLocale() {
      return storedLocale((await this.findCaller())?.locale) ?? ofRequest;
    },
    findCaller() {
      caller ??= findMember();
      return caller;
    },
    async requireCaller() {
      const member = await this.findCaller();
      if (!member) throw await refusalOfNobody();
      return member;
    },
    findSuspension,
    async requireSiteAdmin() {
      return requireRight(await this.requireCaller(), 'isSiteAdmin');
    },
    async requireModerator() {
      return requireRight(await this.requireCaller(), 'isModerator');
    },
    refreshSettings: refreshSettings ?? (() => Promise.resolve()),
    renewed() {
      caller = null;
      return this;
    },
  };

  function requireRight(member: Member, right: 'isSiteAdmin' | 'isModerator'): Member {
    if (!member[right]) throw new Forbidden();
    if (!mayAdminister) throw new Forbidden(passkeyNeeded);
    return member;
  }

  /** A suspended member who gets 401 would sign in again and again. */
  async function refusalOfNobody(): Promise<Refusal> {
    const suspension = await findSuspension();
    return suspension === null ? new Unauthenticated() : new Forbidden(suspension);
  }

  async function findSuspension() {
    const isSuspended = sessionHash !== null && (await isOfSuspendedMember(sql, sessionHash));
    if (!isSuspended) return null;
    return `This account is suspended. To ask about it, write to ${config.prayersMailbox}.` as const;
  }

  async function findMember(): Promise<Member | null> {
    if (byToken) {
      const found = await findMemberByToken(sql, byToken.text);
      return found && asMember(found.member, null);
    }
    if (!sessionHash) return null;
    const row = await findMemberBySession(sql, sessionHash, config);
    if (!row || (namedMember !== null && namedMember !== String(row.id))) return null;
    const { mayAdminister: mayDoSo, ...member } = row;
    mayAdminister = mayDoSo;
    return asMember(member, config);
  }
}

/**
 * Names a member: in a document the one whose page it is (0 for a visitor), in a call the one whose session it needs.
 * A write that waited on a device for a connection is never sent as somebody else.
 */
export const memberHeader = 'Prayer-Wall-Member';

function readNamedMember(headers: IncomingHttpHeaders): string | null {
  const named = headers[memberHeader.toLowerCase()];
  return named === undefined ? null : String(named);
}

/** Reads the caller's language for pages that need nothing else of a caller. */
export const localeReader =
  (services: AppServices) =>
  ({ headers }: { headers: IncomingHttpHeaders }): Promise<Locale> =>
    openContext(services, headers).findLocale();

/** Whether the request may come from a member: it has a session, which may have ended, or an API token. */
export function mayBeMember({ sessionHash, token }: Pick<Credentials, 'sessionHash' | 'token'>): boolean {
  return sessionHash !== null || token !== null;
}

/** @param config null for a program: with an API token, nobody has more rights than any member */
function asMember({ isAdmin, ...member }: MemberRow, config: Config | null): Member {
  const account = { ...member, isAdmin };
  return {
    ...member,
    isSiteAdmin: config !== null && isSiteAdmin(account, config),
    isModerator: config !== null && mayModerate(account, config),
    isOnTeam: config !== null && member.isOnTeam,
  };
}

/** Whether a member reads what was confided to the prayer team; `readsTeam` is the same rule in SQL. */
export function mayReadTeam({ isSiteAdmin, isOnTeam }: Pick<Member, 'isSiteAdmin' | 'isOnTeam'>): boolean {
  return isSiteAdmin || isOnTeam;
}

/** Why a session of somebody with a right may not use it (contract, section 8). */
const passkeyNeeded = 'Please sign in with a passkey';

/** The hash under which a session is stored: the database never holds the cookie itself. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const plainCookie = 'pw_session';

/**
 * The names under which a browser may hold a session; the first is the one that is set. On https, where no other host
 * of the domain can set the first, the second is of sessions that began before the site knew the first.
 */
export function sessionCookies({ siteOrigin }: Pick<Config, 'siteOrigin'>): readonly [string, ...string[]] {
  return siteOrigin.startsWith('https:') ? ['__Host-prayer-wall', plainCookie] : [plainCookie];
}

/** How a session's secret begins that is never accepted under the old name. */
const hostPrefix = 'h.';

/** The secret of a new session, for the first of `sessionCookies`. */
export function createSessionToken(config: Pick<Config, 'siteOrigin'>): string {
  const isOfHost = sessionCookies(config)[0] !== plainCookie;
  return (isOfHost ? hostPrefix : '') + createSecret();
}

/** The hashes of the sessions that a browser holds; the first is the one that it uses. */
export function readSessionHashes(config: Pick<Config, 'siteOrigin'>, cookies: string | undefined): Buffer[] {
  if (!cookies) return [];
  const sent = parseCookie(cookies);
  const [name, ...oldNames] = sessionCookies(config);
  const old = oldNames.map((oldName) => sent[oldName]).filter((token) => !token?.startsWith(hostPrefix));
  return [sent[name], ...old].flatMap((token) => (token ? [hashToken(token)] : []));
}

function readIdempotencyKey(header: string | string[] | undefined): IdempotencyKey | null {
  if (header === undefined) return null;
  return { text: String(header).trim(), place: '', request: { hasCreated: false, isSecret: false } };
}
