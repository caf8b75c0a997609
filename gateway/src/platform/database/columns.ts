import type { Fragment } from 'postgres';
import type { Sql } from './sql';

/**
 * The select list of a row type, as SQL by column: a missing or superfluous column does not compile. The SQL texts are
 * constants in the code; everything variable is a parameter of the statement.
 */
export function columns<Row>(list: ColumnsOf<Row>): (sql: Sql) => Fragment {
  const text = Object.entries<string>(list)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');
  return (sql) => sql.unsafe(text);
}

/** The same list as one JSON object, for a row inside another. Instants are text in JSON. */
export function jsonColumns<Row>(list: ColumnsOf<Row>): string {
  const pairs = Object.entries<string>(list).map(([name, value]) => `'${name}', ${value}`);
  return `json_build_object(${pairs.join(', ')})`;
}

type ColumnsOf<Row> = { readonly [Column in keyof Row]-?: string };
