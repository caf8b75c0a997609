const site = 'http://site.invalid';
const absoluteForm = /^https?:\/\/[^/?#\\]+/i;
/** A target in its normal form already: most are. */
const plainTarget = /^\/[a-z_][a-z0-9_-]*(?:\/[\w-]+)*(?:\?[^#\\]*)?$/;
/** Escapes of characters that need none (RFC 3986, section 6.2.2.2). */
const needlessEscape = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The path and query of a request in the one form that limits and routes read: without scheme and host, needless
 * escapes, dot segments and other cases of `/api`. Null for a target that is none, or that others may read differently.
 */
export function normalisedTarget(target: string): string | null {
  if (plainTarget.test(target)) return target;
  const local = target.replace(absoluteForm, '').replace(/^(?=\?|$)/, '/');
  const [path = '', ...query] = local.split(/(?=\?)/);
  if (!path.startsWith('/') || path.includes('\\') || path.includes('#')) return null;
  const plain = path.replace(needlessEscape, (escape) => String.fromCharCode(parseInt(escape.slice(1), 16)));
  if (plain.includes('//') || !isDecodable(plain)) return null;
  const { pathname } = new URL(site + plain);
  const prefix = /^\/(api|newsletter)(?=\/|$)/i.exec(pathname)?.[0] ?? '';
  return prefix.toLowerCase() + pathname.slice(prefix.length) + query.join('');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path of a target. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
