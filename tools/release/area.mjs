import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtAreaRule } from '../../schema/area.mjs';
import { readIfAny } from '../../scripts/tree/files.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { refuse } from './refuse.mjs';

/**
 * The registry entry of a built remote, from its area.json: with a hash of its content as the version, and with complete
 * addresses.
 *
 * @param {string} name of the remote
 * @param {string} built its build folder
 * @param {string} publicBase address of the storage's root, ending with a slash
 * @returns {import('../../schema/area.mjs').Area}
 */
export function readArea(name, built, publicBase) {
  const { name: _name, takes: _takes, ...area } = readDescription(built);
  const version = contentHash(built);
  const addressOf = (file) => `${publicBase}mf/${name}/${version}/${file}`;
  return {
    ...area,
    version,
    hashes: hashesOf(built),
    entry: addressOf(area.entry),
    routes: area.routes.map((route) => ({ ...route, files: route.files.map(addressOf) })),
    slotNeeds:
      area.slotNeeds &&
      Object.fromEntries(
        Object.entries(area.slotNeeds).map(([slot, needs]) => [
          slot,
          { ...needs, files: needs.files.map(addressOf) },
        ]),
      ),
  };
}

/** The `area.json` that a build wrote. */
export function readDescription(built) {
  const text = readIfAny(path.join(built, 'area.json'));
  if (text === null) throw refuse('PW-218', `${built} has no area.json. Build the area.`);
  const { data, error } = builtAreaRule.safeParse(JSON.parse(text));
  if (!error) return data;
  const [{ path: at, message }] = error.issues;
  throw refuse('PW-218', `The area.json in ${built} ${message} (${at.join('.')}). Build the area again.`);
}

/** SHA-256 of each file, by its name in the folder. */
function hashesOf(folder) {
  return Object.fromEntries(
    filesUnder(folder, () => false).map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('base64url'),
    ]),
  );
}

/** 12 hexadecimal digits of a hash over all files of the folder. */
export function contentHash(folder) {
  const hash = createHash('sha256');
  for (const file of filesUnder(folder, () => false)) {
    hash
      .update(`${path.relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
