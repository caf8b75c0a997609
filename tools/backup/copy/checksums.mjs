import { createHash } from 'node:crypto';
import { quoted } from './tables.mjs';

/**
 * The checksum of a table: the sum of the first eight bytes of the SHA-256 of each row's text, as a signed number. It
 * does not depend on the order of the rows, and PostgreSQL computes it as well.
 */
export function createChecksum() {
  let sum = 0n;
  return {
    add(text) {
      sum += createHash('sha256').update(text).digest().readBigInt64BE();
    },
    get value() {
      return String(sum);
    },
  };
}

/**
 * The tables whose rows are not those of the backup.
 *
 * @param {import('postgres').TransactionSql} tx
 * @param {{ checksums: Record<string, string>, columns: Record<string, string[]> }} backup both by table
 * @returns {Promise<string[]>}
 */
export async function differingTables(tx, { checksums, columns }) {
  const differing = [];
  for (const [name, expected] of Object.entries(checksums)) {
    const [{ sum }] = await tx.unsafe(
      `select coalesce(sum(('x' || left(encode(sha256(convert_to(row(${columns[name].map(quoted).join(', ')})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text as sum
       from ${quoted(name)}`,
    );
    if (sum !== expected) differing.push(name);
  }
  return differing;
}
