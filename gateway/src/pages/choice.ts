import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config';
import type { Context } from '../context';

/** What one browser gets of the remotes, apart from what is live for everybody. */
export interface Choice {
  /** 0-99, the same for this browser for a year; null while it has none. */
  canary: number | null;
  /** Versions that were chosen by hand, by remote. */
  versions: Record<string, string>;
  /** Entries on a developer's machine, by remote. */
  entries: Record<string, string>;
}

export const noChoice: Choice = { canary: null, versions: {}, entries: {} };

const canaryName = 'pw_canary';
const versionPrefix = 'pw_remote_';
const entryPrefix = 'pw_override_';

const canarySeconds = 365 * 24 * 60 * 60;
const handSeconds = 12 * 60 * 60;

/** Reads the choice from the browser's cookies. What was chosen by hand counts only for who may choose. */
export async function readChoice(ctx: Context, cookies: string | undefined): Promise<Choice> {
  const given = parseCookie(cookies ?? '');
  const byHand = Object.entries(given).filter(
    ([name]) => name.startsWith(versionPrefix) || name.startsWith(entryPrefix),
  );
  const canary = /^\d{1,2}$/.test(given[canaryName] ?? '') ? Number(given[canaryName]) : null;
  if (byHand.length === 0 || !(await mayChoose(ctx))) return { ...noChoice, canary };

  return {
    canary,
    versions: named(byHand, versionPrefix, (_remote, version) => version),
    entries: named(byHand, entryPrefix, (remote, signed) => readSigned(ctx.config, remote, signed)),
  };
}

/** Developers on their own machine, and in production the site's administrators. */
export async function mayChoose(ctx: Context): Promise<boolean> {
  return !ctx.config.production || ((await ctx.findCaller())?.isSiteAdmin ?? false);
}

/** Gives a browser its number among a hundred. */
export function drawCanary(config: Config): { canary: number; cookie: string } {
  const canary = randomInt(100);
  return { canary, cookie: cookieOf(config, canaryName, String(canary), canarySeconds) };
}

/** The cookie that chooses a version by hand; null takes the choice back. */
export function versionCookie(config: Config, remote: string, version: string | null): string {
  return cookieOf(config, versionPrefix + remote, version ?? '', version === null ? 0 : handSeconds);
}

/** The cookie that takes a remote from somebody's machine; null takes it back. */
export function entryCookie(config: Config, remote: string, entry: string | null): string {
  const value = entry === null ? '' : `${sign(config, remote, entry)} ${entry}`;
  return cookieOf(config, entryPrefix + remote, value, entry === null ? 0 : handSeconds);
}

/**
 * Where a developer's remote may come from: this very machine outside production, a safe connection in production.
 */
export function isAllowedEntry(config: Config, entry: string): boolean {
  if (!URL.canParse(entry)) return false;
  const { protocol, hostname, username } = new URL(entry);
  // What a Content-Security-Policy would read as another directive, or as another host.
  if (username || /[\s;,'"\\]/.test(entry)) return false;
  return config.production
    ? protocol === 'https:'
    : protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

function named(
  cookies: [string, string | undefined][],
  prefix: string,
  read: (remote: string, value: string) => string | null,
): Record<string, string> {
  return Object.fromEntries(
    cookies.flatMap(([name, value]) => {
      const remote = name.slice(prefix.length);
      const chosen = name.startsWith(prefix) && value ? read(remote, value) : null;
      return chosen ? [[remote, chosen]] : [];
    }),
  );
}

/** An entry is a script that runs as this site, so nobody but this gateway may have written the cookie. */
function readSigned(config: Config, remote: string, signed: string): string | null {
  const [signature = '', entry = ''] = signed.split(' ');
  const expected = sign(config, remote, entry);
  const isOurs =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs && isAllowedEntry(config, entry) ? entry : null;
}

function sign({ jwtSecret }: Config, remote: string, entry: string): string {
  return createHmac('sha256', jwtSecret).update(`override ${remote} ${entry}`).digest('base64url');
}

function cookieOf({ siteOrigin }: Config, name: string, value: string, maxAge: number): string {
  return stringifySetCookie({
    name,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  });
}
