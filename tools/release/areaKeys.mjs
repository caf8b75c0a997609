import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { areaKeysRule, digestOf } from '../../schema/signatures.mjs';
import { readIfAny, replaceFile } from '../../scripts/tree/files.mjs';
import { refuse } from './refuse.mjs';
import { keysKey } from './storageKeys.mjs';

/**
 * The public keys of areas, which only the operator changes: beside the registry, or in AREA_KEYS_FILE where those who
 * release may write the storage.
 *
 * @returns {Promise<import('../../schema/signatures.mjs').AreaKeys>}
 */
export async function readAreaKeys(storage, env = process.env) {
  const text = env.AREA_KEYS_FILE ? readIfAny(env.AREA_KEYS_FILE) : await storage.readText(keysKey);
  // A file that was named and is missing must not mean that anybody may release.
  if (text === null && env.AREA_KEYS_FILE) throw unusable(`${env.AREA_KEYS_FILE} is missing`);
  if (text === null) return {};
  try {
    return areaKeysRule.parse(JSON.parse(text));
  } catch (error) {
    throw unusable(error.message);
  }
}

export async function writeAreaKeys(storage, keys, env = process.env) {
  const text = `${JSON.stringify(areaKeysRule.parse(keys), null, 2)}\n`;
  if (env.AREA_KEYS_FILE) replaceFile(env.AREA_KEYS_FILE, text);
  else await storage.writeText(keysKey, text);
}

/** A public key from its PEM file. */
export function readPublicKey(file) {
  if (!file || !existsSync(file)) throw refuse('PW-211', 'Which public key? Name its file.');
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return publicText(key);
  } catch (error) {
    throw refuse('PW-228', `${file} cannot be read as a public key: ${error.message}`);
  }
  throw refuse('PW-228', `${file} is no ed25519 key.`);
}

/** @param {import('node:crypto').KeyObject} key */
export const publicText = (key) => key.export({ format: 'der', type: 'spki' }).toString('base64');

/** The short name of a public key, for people. */
export const nameOfKey = (key) => digestOf(key).slice(0, 12);

const unusable = (why) => refuse('PW-228', `The keys of areas cannot be read: ${why}`);
