/**
 * A backup is gzipped JSON lines. The first object describes it; each table is one object, followed by its rows, each a
 * JSON string in PostgreSQL's row syntax; then come the sequences and the row counts.
 */
export const format = { format: 'prayer-wall-backup', version: 1 };

/** Rows of one batch. */
export const rowsAtOnce = 500;
