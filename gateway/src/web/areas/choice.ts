import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../../config';
import type { MachineArea } from 'schema/area';
import { remoteNameRule } from 'schema/registry';
import type { Context } from '../../domains/members/context';
import { unpackArea } from './machineArea';
import { isSignedBy, sign } from './signature';

/** The versions of areas that one browser gets instead of the live ones. */
export interface Choice {
  /** 0-99, fixed for this browser for a year; null if it has none yet. */
  canary: number | null;
  /** Manually chosen versions, by remote. */
  versions: Record<string, string>;
  /** Builds on a developer's machine, by remote; also remotes that are not in the registry. */
  entries: Record<string, MachineEntry>;
}

export interface MachineEntry {
  /** The URL of its entry script. */
  entry: string;
  /** Its own description (`packArea`); empty if that is not known. */
  packed: string;
  area: MachineArea | null;
}

const noChoice: Choice = { canary: null, versions: {}, entries: {} };

const canaryName = 'pw_canary';
const versionPrefix = 'pw_remote_';
const entryPrefix = 'pw_override_';

const canarySeconds = 365 * 24 * 60 * 60;
const handSeconds = 12 * 60 * 60;

/** Reads the choice from the browser's cookies. Manual choices count only for callers who may choose. */
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

/** Whether this browser gets an area from a developer's machine. */
export async function hasOverride(ctx: Context, cookies: string | undefined): Promise<boolean> {
  if (!cookies?.includes(entryPrefix)) return false;
  return Object.keys((await readChoice(ctx, cookies)).entries).length > 0;
}

/** Developers on their own machine, and in production the site's administrators. */
export async function mayChoose(ctx: Context): Promise<boolean> {
  return !ctx.config.production || ((await ctx.findCaller())?.isSiteAdmin ?? false);
}

/** Draws a browser's canary number, from 0 to 99. */
export function drawCanary(config: Config): { canary: number; cookie: string } {
  const canary = randomInt(100);
  return { canary, cookie: cookieOf(config, canaryName, String(canary), canarySeconds) };
}

/** The cookie for a manually chosen version; null deletes it. */
export function versionCookie(config: Config, remote: string, version: string | null): string {
  return cookieOf(config, versionPrefix + remote, version ?? '', version === null ? 0 : handSeconds);
}

/** The cookie for a remote from a developer's machine; null deletes it. `packed` describes it (`packArea`). */
export function entryCookie(config: Config, remote: string, entry: string | null, packed = ''): string {
  const value =
    entry === null ? '' : [sign(config, signedText(remote, entry, packed)), entry, packed].join(' ').trim();
  return cookieOf(config, entryPrefix + remote, value, entry === null ? 0 : handSeconds);
}

/** Whether an address is of the machine on which it is read. */
export function isOwnMachine(entry: string): boolean {
  return URL.canParse(entry) && /^(localhost|127\.0\.0\.1)$/.test(new URL(entry).hostname);
}

/** Whether a URL is allowed for a developer's remote: localhost outside production, https in production. */
export function isAllowedEntry(config: Config, entry: string): boolean {
  if (!URL.canParse(entry)) return false;
  const { protocol, username } = new URL(entry);
  // In a Content-Security-Policy these could start another directive or add another host.
  if (username || /[\s;,'"\\]/.test(entry)) return false;
  return config.production ? protocol === 'https:' : protocol === 'http:' && isOwnMachine(entry);
}

function named<Value>(
  cookies: [string, string | undefined][],
  prefix: string,
  read: (remote: string, value: string) => Value | null,
): Record<string, Value> {
  return Object.fromEntries(
    cookies.flatMap(([name, value]) => {
      const remote = name.slice(prefix.length);
      const chosen = name.startsWith(prefix) && value ? read(remote, value) : null;
      return chosen ? [[remote, chosen]] : [];
    }),
  );
}

/** An entry is a script that runs as this site, so only a cookie that this gateway signed counts. */
function readSigned(config: Config, remote: string, signed: string): MachineEntry | null {
  const [signature = '', entry = '', packed = ''] = signed.split(' ');
  const isOurs = isSignedBy(config, signedText(remote, entry, packed), signature);
  if (!isOurs || !isAllowedEntry(config, entry) || !remoteNameRule.safeParse(remote).success) return null;
  return { entry, packed, area: unpackArea(packed) };
}

const signedText = (remote: string, entry: string, packed: string) =>
  `override ${remote} ${entry} ${packed}`.trim();

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
