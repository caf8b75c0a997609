import postgres from 'postgres';
import type { Sql } from '../platform/database/sql';

/** One connection for a few short statements. The caller ends it. */
export const connect = (url: string): Sql =>
  postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: { application_name: 'prayer-wall-doctor', statement_timeout: 5_000, TimeZone: 'UTC' },
  });
