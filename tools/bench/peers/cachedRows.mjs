import postgres from 'postgres';

/**
 * postgres.js that reads the feed's page once from the database and returns the same rows from then on, so that only the
 * server is measured.
 */
export default function cachingRows(...args) {
  const sql = postgres(...args);
  const { unsafe } = sql;
  let rows = null;
  return Object.assign(sql, {
    unsafe(...statement) {
      // The feed's is the only statement that is prepared by its text.
      if (!statement[2]?.prepare) return unsafe(...statement);
      rows ??= unsafe(...statement);
      return rows;
    },
  });
}

export const { PostgresError } = postgres;
cachingRows.PostgresError = postgres.PostgresError;
