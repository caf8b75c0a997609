import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from './refuse.mjs';

/** Milliseconds until a gateway must have noticed a new registry. */
const servedWithin = 10_000;

/**
 * Waits until the site serves what the registry says. Returns a sentence for the person who released.
 *
 * @param {string} remote
 * @param {{ live: string, canary: { version: string, percent: number } | null } | undefined} expected nothing after its
 *   retirement
 * @param {{ origin?: string, within?: number }} site
 * @throws {import('../../scripts/terminal/progress.mjs').Failure} PW-223 if it serves something else
 */
export async function confirmServed(
  remote,
  expected,
  { origin = siteOrigin(process.env), within = servedWithin } = {},
) {
  const until = Date.now() + within;
  for (;;) {
    const served = await readServed(origin);
    if (!served)
      return `${origin} did not respond, so nobody knows yet whether it ${expected ? 'serves this' : `still serves ${remote}`}.`;
    const { [remote]: found = null } = served;
    if (!expected && !found) return `${origin} no longer serves it.`;
    if (expected && isSame(found, expected)) return `${origin} serves it.`;
    if (Date.now() > until)
      throw refuse(
        'PW-223',
        `The registry was changed, but ${origin} serves ${expected ? '' : `${remote} `}${found ? describe(found) : `nothing of ${remote}`}.`,
      );
    await pause(200);
  }
}

/** The address of the running site: like that of `npm start`, with the same settings. */
export function siteOrigin({ SITE_ORIGIN, PORT }) {
  return SITE_ORIGIN || `http://localhost:${PORT || 4000}`;
}

/** The versions that a site serves, by area; null if it does not respond. */
export async function readServed(origin) {
  const response = await fetch(`${origin}/mf/registry`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const { served = null } = await response.json().catch(() => ({}));
  return served;
}

const isSame = (found, { live, canary }) =>
  found?.live === live &&
  found.canary?.version === canary?.version &&
  found.canary?.percent === canary?.percent &&
  (found.canary?.since ?? null) === (canary?.since ?? null);

const describe = ({ live, canary }) =>
  canary ? `${live}, and ${canary.version} to ${canary.percent} %` : live;
