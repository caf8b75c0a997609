import { normalisedTarget } from '../../platform/http/requestTarget';

const maxPathLength = 2000;

/** A path on this site, or null for anything that could lead away from it (contract, section 2.1). */
export function localPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > maxPathLength) return null;
  // Browsers read a backslash as a slash and drop control characters; both can turn a path into another host.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(candidate)) return null;
  const site = 'http://site.invalid';
  const url = URL.canParse(candidate, site) ? new URL(candidate, site) : null;
  if (!url || url.origin !== site) return null;
  // Routes of the API have effects, whatever their case and their escapes.
  const target = normalisedTarget(url.pathname);
  if (target === null || /^\/api(\/|$)/i.test(new URL(decodeURIComponent(target), site).pathname))
    return null;
  return url.pathname + url.search + url.hash;
}
