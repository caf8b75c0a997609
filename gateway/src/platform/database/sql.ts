import type postgres from 'postgres';

/** The pool of connections (database.ts). */
export type Sql = postgres.Sql;
