import { Failure } from '../../../scripts/terminal/failure.mjs';
import { differingTables } from './checksums.mjs';
import { notWhole, openBackup } from './openBackup.mjs';
import { rebuild } from './rebuild.mjs';
import { findTables, quoted } from './tables.mjs';

/**
 * Restores the database in one transaction, so that an incomplete or mismatching file changes nothing.
 *
 * @param {import('postgres').Sql} sql
 * @param {string} file
 * @param {RestoreOptions} options
 */
export async function restore(sql, file, options) {
  const { restored } = await sql.begin((tx) => restoreIn(tx, file, options));
  await sql`analyze`;
  return restored;
}

/**
 * Restores a backup into an empty database, compares every table with the backup, and leaves the database empty.
 *
 * @param {import('postgres').Sql} sql
 * @param {string} file
 * @param {RestoreOptions} options
 */
export async function tryRestore(sql, file, options) {
  const tables = await findTables(sql);
  if (tables.length > 0)
    throw new Failure(`PW-273 The database for proofs is not empty: it has the table ${tables[0].name}.`);
  let restored = null;
  await sql
    .begin(async (tx) => {
      const made = await restoreIn(tx, file, options);
      const differing = await differingTables(tx, made);
      if (differing.length > 0)
        throw new Failure(`PW-274 Restored, these tables are not as they were: ${differing.join(', ')}.`);
      restored = made.restored;
      throw done;
    })
    .catch((error) => {
      if (error !== done) throw error;
    });
  return restored;
}

const done = new Error('Rolls the transaction back');

/** @typedef {{ migrations: string, key?: string | null, requireGoOn?: () => void }} RestoreOptions migrations: where they are */

async function restoreIn(tx, file, { migrations: directory, key = null, requireGoOn = () => undefined }) {
  const backup = await openBackup(file, key);
  const { createdAt, migrations } = backup.about;
  const restoreConstraints = await rebuild(tx, migrations, directory);
  const { inserted, expected, checksums, columns } = await fill(tx, backup, requireGoOn);
  if (!expected || !isSame(inserted, expected)) throw notWhole(file);
  await restoreConstraints();
  const rows = Object.values(inserted).reduce((sum, count) => sum + count, 0);
  return { restored: { rows, tables: Object.keys(inserted).length, createdAt }, checksums, columns };
}

async function fill(tx, backup, requireGoOn) {
  const tables = await findTables(tx);
  const inserted = {};
  let expected = null;
  /** Backups of earlier versions have none. */
  let checksums = {};
  const columns = {};
  let table = null;
  for await (const part of backup.parts()) {
    requireGoOn();
    if (part.table) {
      table = await findTarget(tx, tables, part);
      inserted[table.name] = 0;
      columns[table.name] = part.columns;
    }
    if (part.rows) inserted[table.name] += await insert(tx, table, part.rows);
    if (part.sequences) await setSequences(tx, part.sequences);
    if (part.end) expected = part.end;
    if (part.checksums) checksums = part.checksums;
  }
  return { inserted, expected, checksums, columns };
}

/**
 * The table of the backup's next rows, and the type of these rows, which are read by the order of their columns. It is
 * not the table's in a database that got its migrations in another order, as one does that was upgraded in between.
 */
async function findTarget(tx, tables, { table, columns }) {
  const found = tables.find(({ name }) => name === table);
  if (String(found?.columns) === String(columns)) return { ...found, rowType: quoted(table) };
  if (String(found?.columns.toSorted()) !== String(columns.toSorted()))
    throw new Failure(`The table ${table} of the backup is not the one that the migrations make.`);
  const rowType = quoted(`rows_of_${table}`);
  await tx.unsafe(
    `create temporary table ${rowType} on commit drop as select ${columns.map(quoted)} from ${quoted(table)} with no data`,
  );
  return { ...found, rowType };
}

async function insert(tx, { name, columns, computed, rowType }, rows) {
  const filled = columns.filter((column) => !computed.includes(column)).map(quoted);
  const { count } = await tx
    .unsafe(
      `with given as materialized (
         select text::${rowType} as one from json_array_elements_text($1::text::json) as text
       )
       insert into ${quoted(name)} (${filled}) overriding system value
       select ${filled.map((column) => `(one).${column}`)} from given`,
      [rows],
    )
    .catch((error) => {
      throw new Failure(`The rows of ${name} in the backup do not fit the table (${error.message}).`);
    });
  return count;
}

async function setSequences(tx, sequences) {
  for (const { name, value, isUsed } of sequences)
    await tx`select setval(${quoted(name)}::regclass, ${value}::bigint, ${isUsed})`;
}

function isSame(counts, expected) {
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(counts).length && names.every((name) => counts[name] === expected[name])
  );
}
