import type postgres from 'postgres';

/** The pool of connections; every statement that it runs has a deadline. */
export type Sql = postgres.Sql;
