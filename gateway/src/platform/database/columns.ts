import type { Fragment } from 'postgres';
import type { Sql } from './sql';

/**
 * The select list of a row type, as SQL by column: one that the type has and the list lacks, or the reverse, does not
 * compile. The texts are constants of the code; what varies is a parameter of the statement.
 */
export function columns<Row>(list: ColumnsOf<Row>): (sql: Sql) => Fragment {
  const text = Object.entries<string>(list)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');
  return (sql) => sql.unsafe(text);
}

/** The same list as one JSON object, for a row inside another. JSON has no instants: they arrive as text. */
export function jsonColumns<Row>(list: ColumnsOf<Row>): string {
  const pairs = Object.entries<string>(list).map(([name, value]) => `'${name}', ${value}`);
  return `json_build_object(${pairs.join(', ')})`;
}

type ColumnsOf<Row> = { readonly [Column in keyof Row]-?: string };
