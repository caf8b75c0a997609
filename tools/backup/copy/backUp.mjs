import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Failure } from '../../../scripts/terminal/failure.mjs';
import { createChecksum } from './checksums.mjs';
import { encryption } from './encryption.mjs';
import { format, rowsAtOnce } from './format.mjs';
import { findSequences, findTables, quoted } from './tables.mjs';

/**
 * Copies a consistent snapshot of every table into one file that only its owner may read. Writers are not blocked.
 *
 * @param {import('postgres').Sql} sql
 * @param {string} file written atomically
 * @param {{ key?: string | null, requireGoOn?: () => void }} [options] key: encrypts the file; requireGoOn: throws to
 *   give up
 */
export async function backUp(sql, file, { key = null, requireGoOn = () => undefined } = {}) {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const counts = {};
  const encrypted = key === null ? [] : [await encryption(key)];
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    await sql.begin('isolation level repeatable read read only', (tx) =>
      pipeline(
        Readable.from(linesOf(tx, counts, requireGoOn)),
        createGzip(),
        ...encrypted,
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    renameSync(unfinished, file);
  } catch (error) {
    throw error.path ? new Failure(`PW-271 ${file} cannot be written: ${error.message}`) : error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { rows, tables: Object.keys(counts).length };
}

/** The lines of the file; fills `counts` on the way. */
async function* linesOf(tx, counts, requireGoOn) {
  const checksums = {};
  const tables = await findTables(tx);
  if (!tables.some(({ name }) => name === 'migrations'))
    throw new Failure('There is nothing to back up: no gateway has ever migrated this database.');

  const [{ server }] = await tx`select current_setting('server_version') as server`;
  const migrations = (await tx`select name from migrations order by name`).map(({ name }) => name);
  yield line({ ...format, createdAt: new Date().toISOString(), server, migrations });

  for (const { name, columns } of tables) {
    yield line({ table: name, columns });
    counts[name] = 0;
    const checksum = createChecksum();
    const statement = `select one::text as text from ${quoted(name)} as one`;
    for await (const rows of tx.unsafe(statement).cursor(rowsAtOnce)) {
      requireGoOn();
      counts[name] += rows.length;
      for (const { text } of rows) checksum.add(text);
      yield rows.map(({ text }) => line(text)).join('');
    }
    checksums[name] = checksum.value;
  }
  // Sequences are not part of the snapshot. Read last, they are never behind the rows.
  yield line({ sequences: await findSequences(tx) });
  yield line({ end: counts, checksums });
}

const line = (value) => `${JSON.stringify(value)}\n`;
