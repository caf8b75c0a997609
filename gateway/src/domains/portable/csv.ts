import { stringify } from 'csv-stringify/sync';

/** How a cell begins that a spreadsheet would take for a formula: the signs that csv-stringify guards. */
const guardedFormula = /^'[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Lines of a CSV file as RFC 4180 has them. A cell that begins like a formula is guarded by `'`. */
export function writeCsv(rows: readonly (readonly unknown[])[]): string {
  return stringify(rows as unknown[][], {
    record_delimiter: '\r\n',
    // The separator of lines is two characters, and each of them alone ends a line too.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: String, date: (instant) => instant.toISOString() },
  });
}

/** A cell without the guard that `writeCsv` has put before it. */
export function withoutGuard(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell;
}
