import type { Fragment } from 'postgres';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';

/** A kind of thing that is exported: a CSV and a JSON file. */
export interface Kind<Row = never> {
  /** Of its files. */
  name: string;
  /** Its query, without parameters: a cursor has none. */
  select(sql: Sql): Fragment;
  /** An object of the JSON file. */
  view(row: Row, config: Config): Record<string, unknown>;
  /** Its fields that are columns of the CSV file; lists are only in the JSON file. */
  csv: readonly string[];
}
