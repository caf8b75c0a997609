import type { Fragment } from 'postgres';
import type { Sql } from './sql';

/** A statement whose fragments have been put together: sent as `sql(strings, ...values)`. */
export interface Composed {
  strings: TemplateStringsArray;
  values: readonly unknown[];
}

/**
 * Puts a statement together once, out of the same fragments that others send at once: putting it together for each call
 * costs more than reading its rows. postgres.js remembers the strings of every statement for good, so whoever composes
 * keeps what they get, and composes a bounded number of statements.
 */
export function compose(write: (sql: Sql) => Fragment): Composed {
  const strings = [''];
  const values: unknown[] = [];
  add(write(writer) as unknown);
  return { strings: Object.assign(strings, { raw: strings }), values };

  function add(part: unknown): void {
    if (!(part instanceof Part)) {
      values.push(part);
      strings.push('');
      return;
    }
    part.strings.forEach((text, index) => {
      strings[strings.length - 1] += text;
      if (index < part.values.length) add(part.values[index]);
    });
  }
}

class Part {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/** Writes as the pool does, and sends nothing. It knows no names and lists of columns, only text and values. */
const writer = Object.assign(
  (strings: TemplateStringsArray, ...values: readonly unknown[]) => new Part(strings, values),
  { unsafe: (text: string) => new Part([text], []) },
) as unknown as Sql;
