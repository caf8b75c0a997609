/**
 * A backup is gzipped JSON lines, and encrypted as age when it has a key. The first object describes it; each table is
 * one object, followed by its rows, each a JSON string in PostgreSQL's row syntax; then come the sequences, and at the
 * end the row counts and checksums (checksums.mjs).
 */
export const format = { format: 'prayer-wall-backup', version: 1 };

/** Rows of one batch. */
export const rowsAtOnce = 500;

/** The name of a backup that is made now; names sort by time. */
export function nameOfNow(isEncrypted) {
  const instant = new Date().toISOString().slice(0, 19).replace(/:/g, '-');
  return `prayer-wall-${instant}.backup${isEncrypted ? '.age' : ''}`;
}

/** Whether a file has a name of `nameOfNow`. */
export const isBackupName = (name) =>
  /^prayer-wall-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup(\.age)?$/.test(name);
