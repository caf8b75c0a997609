/**
 * A backup is gzip over lines of JSON. The first object says what it is; one object a table, its rows after it, each as
 * PostgreSQL writes a row, in a JSON text; then the sequences, and how many rows there were.
 */
export const format = { format: 'prayer-wall-backup', version: 1 };

/** Rows that travel together. */
export const rowsAtOnce = 500;
