import type { Config } from '../../config';
import { styleHashes } from '../../platform/html/styleHashes';
import type { ResolvedRemotes } from '../areas/resolve';

/**
 * The policy of a page: it loads from its own origin and the origins of its remotes; the styles of
 * its document by their hashes.
 */
export function contentSecurityPolicy(
  document: string,
  { signIn }: Pick<Config, 'signIn'>,
  remotes: ResolvedRemotes,
): string {
  const provider = signIn?.localProvider ? ` ${signIn.localProvider}` : '';
  const origins = new Set(Object.values(remotes).flatMap(({ entry }) => originsOf(entry)));
  const machines = new Set(Object.values(remotes).flatMap(({ comesFrom }) => comesFrom ?? []));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...origins].join(' '),
    ["style-src 'self'", ...styleHashes(document)].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    // Hot replacement of a development server uses a web socket.
    ["connect-src 'self'", ...origins, ...[...machines].map(socketOf)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${provider}`,
  ].join('; ');
}

/** None for files of this site. */
const originsOf = (entry: string): string[] => (entry.startsWith('/') ? [] : [new URL(entry).origin]);

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');
