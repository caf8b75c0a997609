import { Failure } from '../../scripts/terminal/progress.mjs';
import { notWhole, openBackup } from './openBackup.mjs';
import { rebuild } from './rebuild.mjs';
import { findTables, quoted } from './tables.mjs';

/**
 * Restores the database in one transaction, so that an incomplete or mismatching file changes nothing.
 *
 * @param {import('postgres').Sql} sql
 * @param {string} file
 */
export async function restore(sql, file) {
  const backup = await openBackup(file);
  const { createdAt, migrations } = backup.about;
  const counts = await sql.begin(async (tx) => {
    const restoreConstraints = await rebuild(tx, migrations);
    const { inserted, expected } = await fill(tx, backup);
    if (!expected || !isSame(inserted, expected)) throw notWhole(file);
    await restoreConstraints();
    return inserted;
  });
  await sql`analyze`;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { rows, tables: Object.keys(counts).length, createdAt };
}

async function fill(tx, backup) {
  const tables = await findTables(tx);
  const inserted = {};
  let expected = null;
  let table = null;
  for await (const part of backup.parts()) {
    if (part.table) {
      table = requireTable(tables, part);
      inserted[table.name] = 0;
    }
    if (part.rows) inserted[table.name] += await insert(tx, table, part.rows);
    if (part.sequences) await setSequences(tx, part.sequences);
    if (part.end) expected = part.end;
  }
  return { inserted, expected };
}

/** Rows are read back by the order of their columns. */
function requireTable(tables, { table, columns }) {
  const found = tables.find(({ name }) => name === table);
  if (found && String(found.columns) === String(columns)) return found;
  throw new Failure(`The table ${table} of the backup is not the one that the migrations make.`);
}

async function insert(tx, { name, columns, computed }, rows) {
  const filled = columns.filter((column) => !computed.includes(column)).map(quoted);
  const { count } = await tx
    .unsafe(
      `with given as materialized (
         select text::${quoted(name)} as one from json_array_elements_text($1::text::json) as text
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
