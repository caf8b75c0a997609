import { existsSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { Failure } from '../../../scripts/terminal/progress.mjs';

/** Rows and bytes of one batch; the longest rows, groups of a thousand members, have 150 kB. */
const batch = { rows: 200, bytes: 1_000_000 };
/** No row of an export is longer. */
const longestLine = 16_000_000;
const lineBreak = 10;
const comma = 44;

/**
 * Opens an export (gateway/src/domains/portable/exportSite.ts). `batchesOf(name)` yields the rows of a JSON file of it in
 * order, some at a time.
 *
 * @param {string} file
 */
export async function openExport(file) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((error) => {
    throw notAnExport(file, error.message);
  });
  const entries = new Map();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip.close();
    throw notAnExport(file, error.message);
  }
  return {
    close: () => zip.close(),
    async *batchesOf(name) {
      const entry = entries.get(`${name}.json`);
      if (!entry) throw notAnExport(file, `${name}.json is missing`);
      try {
        yield* batchesOf(await zip.openReadStreamPromise(entry), entry);
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw notAnExport(file, `${name}.json: ${error.message}`);
      }
    },
  };
}

const notAnExport = (file, why) => new Failure(`${file} is not a whole export of Prayer Wall (${why}).`);

/** The file is a list with one row on each line. */
async function* batchesOf(stream, entry) {
  let rows = [];
  let bytes = 0;
  let place = 'start';
  for await (const line of linesOf(stream, entry)) {
    const text = line.toString();
    if (place === 'start' && (text === '[' || text === '[]')) place = text === '[' ? 'rows' : 'end';
    else if (place === 'rows' && text === ']') place = 'end';
    else if (place === 'rows') {
      rows.push(JSON.parse(line.at(-1) === comma ? text.slice(0, -1) : text));
      bytes += line.length;
    } else throw new Error('it was changed since it was exported');
    if (rows.length === batch.rows || bytes > batch.bytes) {
      yield rows;
      rows = [];
      bytes = 0;
    }
  }
  if (place !== 'end') throw new Error('it was changed since it was exported');
  if (rows.length > 0) yield rows;
}

/** Not readline, which also splits at Unicode separators. */
async function* linesOf(stream, entry) {
  let rest = Buffer.alloc(0);
  let sum = 0;
  for await (const chunk of stream) {
    sum = crc32(chunk, sum);
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak, start)) {
      yield bytes.subarray(start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > longestLine) throw new Error('a line is too long');
  }
  if (sum !== entry.crc32) throw new Error('its checksum is wrong');
  if (rest.length > 0) throw new Error('it was changed since it was exported');
}
