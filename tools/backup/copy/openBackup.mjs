import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../../scripts/terminal/failure.mjs';
import { readDecrypted } from './encryption.mjs';
import { format, rowsAtOnce } from './format.mjs';

const lineBreak = 10;
const quote = 34;

/**
 * Opens a backup: `about` is its header; `parts()` yields its objects in order, and between them `{ rows }`, a JSON list
 * of rows of the preceding table.
 *
 * @param {string} file
 * @param {string | null} [key] of an encrypted one
 */
export async function openBackup(file, key = null) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const lines = linesOf(file, key);
  const about = readObject(file, (await lines.next()).value);
  if (about.format !== format.format) throw new Failure(`${file} is no backup of Prayer Wall.`);
  if (about.version !== format.version)
    throw new Failure(
      `${file} is a backup of another kind (${about.version}). Use the program that made it.`,
    );
  return { about, parts: () => partsOf(file, lines) };
}

async function* partsOf(file, lines) {
  let rows = [];
  for await (const line of lines) {
    if (line[0] === quote) rows.push(line);
    if (rows.length === rowsAtOnce || (rows.length > 0 && line[0] !== quote)) {
      yield { rows: `[${rows.join(',')}]` };
      rows = [];
    }
    if (line[0] !== quote) yield readObject(file, line);
  }
}

function readObject(file, line) {
  try {
    return JSON.parse(line);
  } catch {
    throw notWhole(file);
  }
}

export const notWhole = (file, why = '') =>
  new Failure(`${file} is not a whole backup of Prayer Wall${why && ` (${why})`}. Nothing was changed.`);

/** Not readline, which also splits at Unicode separators. */
async function* linesOf(file, key) {
  const unpacked = pipeline(await readDecrypted(file, key), createGunzip(), () => undefined);
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let start = 0;
      for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak, start)) {
        yield bytes.subarray(start, end);
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
  } catch (error) {
    throw notWhole(file, error.message);
  }
  if (rest.length > 0) throw notWhole(file);
}
