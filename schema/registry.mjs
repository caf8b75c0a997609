// @ts-check
// JavaScript, because the release gate runs it without a compiler.
import { z } from 'zod';
import { releasedAreaRule } from './area.mjs';
import { registryFormat } from './registryFormat.mjs';
import { digestOf, isSignedBy, signedRule } from './signatures.mjs';

/**
 * @typedef {object} Canary
 * @property {string} version
 * @property {number} percent its share of visitors
 * @property {string | null} since when it was started or last changed: one that stopped by itself begins anew
 */

/**
 * A remote with all its available versions. `previous` is what a rollback returns to.
 *
 * @typedef {object} Remote
 * @property {string} live
 * @property {Canary | null} canary
 * @property {string | null} previous
 * @property {Record<string, import('./area.mjs').Area>} versions
 * @property {import('./signatures.mjs').Signed | null} signed null for an area without keys
 */

/**
 * A version that cannot be served. If it is live, its visitors get the previous one; if it is the canary, the live one.
 *
 * @typedef {object} LeftOutVersion
 * @property {string} remote
 * @property {string | null} version null: nothing of the remote can be read
 * @property {'live' | 'canary' | null} state
 * @property {string} why
 */

const namesRule = z.object({
  live: z.string(),
  canary: z
    .object({
      version: z.string(),
      percent: z.number().min(0).max(100),
      since: z.string().max(40).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  previous: z.string().nullable().catch(null),
  versions: z.record(z.string(), z.unknown()),
});

/** The name of an area. */
export const remoteNameRule = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const documentRule = z.object({
  format: z.literal(registryFormat),
  remotes: z.record(z.string(), z.unknown()),
});

/** Why what a team did not sign is left out. */
export const unsigned = { area: 'is not signed by one of its keys', version: 'is not what was signed' };

/**
 * Reads `registry.json` version by version: what is damaged is left out, and nothing of another area changes. Where the
 * live version cannot be read, the previous one is served. Of an area with keys, nothing counts that they did not sign.
 *
 * @param {unknown} document
 * @param {import('./signatures.mjs').AreaKeys} keys
 * @returns {{ remotes: Record<string, Remote>, leftOut: LeftOutVersion[] }}
 * @throws {Error} if it is no registry of this format
 */
export function readRegistry(document, keys = {}) {
  const { data, error } = documentRule.safeParse(document);
  if (error) throw new Error(whyOf(error));
  const read = Object.entries(data.remotes).map(([name, found]) => ({
    name,
    ...(remoteNameRule.safeParse(name).success
      ? readRemote(name, found, Object.hasOwn(keys, name) ? keys[name] : undefined)
      : unreadable('?', 'has no valid name')),
  }));
  return {
    remotes: Object.fromEntries(read.flatMap(({ name, remote }) => (remote ? [[name, remote]] : []))),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  };
}

/**
 * @param {string} name
 * @param {unknown} found
 * @param {readonly string[]} [keys]
 * @returns {{ remote: Remote | null, leftOut: LeftOutVersion[] }}
 */
function readRemote(name, found, keys) {
  const names = namesRule.safeParse(found);
  if (!names.success) return unreadable(name, whyOf(names.error));
  const { live, canary, previous, versions: described } = names.data;
  const signed = keys ? readSigned(name, found, names.data, keys) : null;
  if (keys && !signed) return unreadable(name, unsigned.area);

  /** @type {Record<string, import('./area.mjs').Area>} */
  const versions = {};
  /** @type {LeftOutVersion[]} */
  const leftOut = [];
  for (const version of new Set([...Object.keys(described), live, ...(canary ? [canary.version] : [])])) {
    const { area, why } = readVersion(version, described, signed);
    const state = version === live ? 'live' : version === canary?.version ? 'canary' : null;
    if (area) versions[version] = area;
    else leftOut.push({ remote: name, version, state, why });
  }

  const isServed = (/** @type {string | null} */ version) =>
    version !== null && Object.hasOwn(versions, version);
  const served = [live, previous].find(isServed);
  if (!served) return { remote: null, leftOut };
  const trial = canary && isServed(canary.version) && canary.version !== served ? canary : null;
  return { remote: { live: served, canary: trial, previous, versions, signed }, leftOut };
}

/**
 * The signed statement about a remote; null if it was not signed by one of the keys.
 *
 * @param {string} name
 * @param {unknown} found
 * @param {import('./signatures.mjs').State} state
 * @param {readonly string[]} keys
 */
function readSigned(name, found, state, keys) {
  const { data } = z.object({ signed: signedRule }).safeParse(found);
  return data && isSignedBy(name, state, data.signed, keys) ? data.signed : null;
}

/**
 * @param {string} version
 * @param {Record<string, unknown>} described
 * @param {import('./signatures.mjs').Signed | null} signed
 * @returns {{ area: import('./area.mjs').Area | null, why: string }}
 */
function readVersion(version, described, signed) {
  if (!Object.hasOwn(described, version)) return { area: null, why: 'is not described' };
  const digests = signed?.versions;
  if (digests && (!Object.hasOwn(digests, version) || digests[version] !== digestOf(described[version])))
    return { area: null, why: unsigned.version };
  const { data, error } = releasedAreaRule.safeParse(described[version]);
  if (error) return { area: null, why: whyOf(error) };
  return data.version === version
    ? { area: data, why: '' }
    : { area: null, why: 'describes another version' };
}

/**
 * @param {string} remote
 * @param {string} why
 * @returns {{ remote: null, leftOut: LeftOutVersion[] }}
 */
function unreadable(remote, why) {
  return { remote: null, leftOut: [{ remote, version: null, state: 'live', why }] };
}

/** @param {z.ZodError} error */
function whyOf({ issues: [issue] }) {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
