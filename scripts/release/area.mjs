import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../tree/stamps.mjs';
import { refuse } from './refuse.mjs';

/**
 * What a built remote says of itself, as the registry keeps it: its version is the hash of its content, and its
 * addresses are whole.
 *
 * @param {string} name of the remote
 * @param {string} built its folder
 * @param {string} publicBase where the storage's root is reached, with a slash at its end
 */
export function readArea(name, built, publicBase) {
  const file = path.join(built, 'area.json');
  if (!existsSync(file)) throw refuse('PW-218', `${name} has no area.json in ${built}. Build it.`);
  const said = JSON.parse(readFileSync(file, 'utf8'));
  const version = contentHash(built);
  const whole = (asset) => `${publicBase}mf/${name}/${version}/${asset}`;
  return {
    version,
    entry: whole(said.entry),
    kit: said.kit,
    routes: said.routes,
    slots: said.slots,
    preload: Object.fromEntries(
      Object.entries(said.preload).map(([route, files]) => [route, files.map(whole)]),
    ),
    questions: said.questions,
    paintings: said.paintings,
    operations: said.operations,
    bytes: said.bytes,
  };
}

/** 12 hexadecimal digits that change with any file of the folder. */
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
