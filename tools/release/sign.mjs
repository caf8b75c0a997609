import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readRegistry, unsigned } from '../../schema/registry.mjs';
import { digestOf, statementText } from '../../schema/signatures.mjs';
import { publicText } from './areaKeys.mjs';
import { refuse } from './refuse.mjs';

/**
 * The key of this team, from the PEM file that RELEASE_KEY names; null without one.
 *
 * @returns {import('node:crypto').KeyObject | null}
 */
export function readReleaseKey(env = process.env) {
  if (!env.RELEASE_KEY) return null;
  try {
    const key = createPrivateKey(readFileSync(env.RELEASE_KEY));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw refuse('PW-228', `RELEASE_KEY: ${env.RELEASE_KEY} cannot be read: ${error.message}`);
  }
  throw refuse('PW-228', `RELEASE_KEY: ${env.RELEASE_KEY} is no ed25519 key.`);
}

/** Whether this key may change the area: anybody may change one without keys. */
export function mayMove(area, keys, key) {
  if (!Object.hasOwn(keys, area)) return true;
  return key !== null && keys[area].includes(publicText(createPublicKey(key)));
}

/** @throws {import('../../scripts/terminal/progress.mjs').Failure} PW-226 */
export function requireKey(area, keys, key = readReleaseKey()) {
  if (mayMove(area, keys, key)) return;
  throw refuse(
    'PW-226',
    key
      ? `${area} is released with other keys than RELEASE_KEY.`
      : `${area} is released with a key of its team alone; RELEASE_KEY names its file.`,
  );
}

/**
 * Signs each area that a change has changed.
 *
 * @param {object} before the registry
 * @param {object} after
 * @throws {import('../../scripts/terminal/progress.mjs').Failure} PW-226, PW-227
 */
export function signChanges(before, after, keys, key) {
  const changed = Object.keys(after.remotes).filter((name) => after.remotes[name] !== before.remotes[name]);
  const signed = changed.map((name) => {
    requireKey(name, keys, key);
    requireSigned(before, name, keys);
    const line = after.history.find(({ remote }) => remote === name) ?? described();
    return [name, signEntry(name, before.remotes[name], after.remotes[name], line, key)];
  });
  return { ...after, remotes: { ...after.remotes, ...Object.fromEntries(signed) } };
}

/** A version got another description, and the history names its area no more. */
const described = () => ({ action: 'describe', at: new Date().toISOString() });

/**
 * The entry with a signature; without a key, without one. It follows on the statement before.
 *
 * @param {{ action: string, at: string }} line of the history
 */
function signEntry(name, before, after, { action, at }, key) {
  const { signed: _, ...entry } = after;
  if (!key) return entry;
  const last = before?.signed ?? null;
  const versions = Object.fromEntries(
    Object.entries(entry.versions).map(([version, description]) => [version, digestOf(description)]),
  );
  const statement = {
    sequence: Math.max(Date.now(), (last?.sequence ?? 0) + 1),
    after: last && digestOf(last),
    action,
    at,
    versions,
  };
  const signature = sign(null, Buffer.from(statementText(name, entry, statement)), key).toString('base64');
  return { ...entry, signed: { ...statement, signature } };
}

/** Nobody may sign over what somebody else has changed: the signature would make it theirs. */
export function requireSigned(registry, name, keys) {
  const entry = registry.remotes[name];
  if (!Object.hasOwn(keys, name) || !entry) return;
  const fault = readRegistry(registry, keys).leftOut.find(
    ({ remote, why }) => remote === name && Object.values(unsigned).includes(why),
  );
  if (fault)
    throw refuse(
      'PW-227',
      `${name} ${fault.version ?? ''} in the registry ${fault.why}. If it is right, its team signs it: RELEASE_KEY=<file> npm run releases -- sign ${name}.`,
    );
}
