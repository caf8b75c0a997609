import postgres from 'postgres';

/**
 * One connection with fixed output formats and no deadlines, independent of the role's defaults.
 *
 * @param {string} url
 * @param {string} [database] another one than that of the URL
 * @returns {import("postgres").Sql}
 */
export function connect(url, database) {
  return postgres(url, {
    ...(database !== undefined && { database }),
    max: 1,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: {
      application_name: 'prayer-wall-backup',
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      search_path: 'public',
      DateStyle: 'ISO, YMD',
      IntervalStyle: 'postgres',
      TimeZone: 'UTC',
      extra_float_digits: 1,
      bytea_output: 'hex',
    },
  });
}
