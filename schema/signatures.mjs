// @ts-check
// JavaScript, because the release gate runs it without a compiler.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

/** The public keys of areas, in base64 (SPKI): an area that is named here changes by these keys alone. */
export const areaKeysRule = z.record(
  z.string(),
  z.array(z.string().refine(isPublicKey, 'is no ed25519 key')),
);

/** @typedef {z.output<typeof areaKeysRule>} AreaKeys */

/** The statement that a team signed: that its area is in this state, after the state before. */
export const signedRule = z.object({
  /** Larger each time: the milliseconds of the clock, or one more than before. */
  sequence: z.number().int().min(1),
  /** The digest of the statement before; null for the first. */
  after: z.string().nullable(),
  action: z.string(),
  at: z.string(),
  /** The digest of each version's description, which has the hashes of its files. */
  versions: z.record(z.string(), z.string()),
  signature: z.string(),
});

/** @typedef {z.output<typeof signedRule>} Signed */
/**
 * @typedef {object} State what is signed of an area besides the descriptions
 * @property {string | null} live
 * @property {{ version: string, percent: number, since?: string | null } | null} canary
 * @property {string | null} previous
 */

/**
 * The text that is signed. An old one cannot be used again: its sequence is behind.
 *
 * @param {string} area
 * @param {State} state
 * @param {Omit<Signed, 'signature'>} statement
 */
export function statementText(area, { live, canary, previous }, { sequence, after, action, at, versions }) {
  const trial = canary && { version: canary.version, percent: canary.percent, since: canary.since ?? null };
  const state = { live, canary: trial, previous, versions };
  return canonical({ of: 'prayer-wall area', area, sequence, after, action, at, state });
}

/**
 * Whether one of the keys signed the state.
 *
 * @param {string} area
 * @param {State} state
 * @param {Signed} signed
 * @param {readonly string[]} keys
 */
export function isSignedBy(area, state, signed, keys) {
  const text = Buffer.from(statementText(area, state, signed));
  const signature = Buffer.from(signed.signature, 'base64');
  return keys.some((key) => verify(null, text, publicKeyOf(key), signature));
}

/**
 * SHA-256 of a value's canonical JSON.
 *
 * @param {unknown} value
 */
export const digestOf = (value) => createHash('sha256').update(canonical(value)).digest('base64url');

/**
 * JSON with sorted keys, so that everybody signs the same text.
 *
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** @param {string} key */
const publicKeyOf = (key) =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** @param {string} key */
function isPublicKey(key) {
  try {
    return publicKeyOf(key).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
