import type { Fragment } from 'postgres';
import type { Sql } from './sql';

/**
 * Bytes of JSON that one list may have, so that no response exceeds its bound (contract, section 7): 2 MB, and 256 kB for
 * a visitor's GraphQL, together with everything else that a page of ours requests. A character has up to six bytes.
 */
export const pageBytes = {
  rest: 1_500_000,
  graphql: 180_000,
  /** Over GraphQL, for members alone. */
  ofMembers: 900_000,
  /** Over GraphQL, in another object. */
  nested: 100_000,
  /** Beside such a list: the comments of a post, the updates of a prayer. */
  beside: 50_000,
} as const;

/**
 * The first rows that fit, at least one; the others are on the next page.
 *
 * @param mostBytes at least as many bytes as a row has as JSON
 */
export function firstWithin<Row>(
  bytes: number,
  rows: readonly Row[],
  textOf: (row: Row) => unknown = whole,
  mostBytes: (row: Row) => number = (row) => mostBytesOf(textOf(row)),
): Row[] {
  // Writing every row as JSON to count its bytes would cost as much as the response.
  if (rows.reduce((sum, row) => sum + mostBytes(row), 0) <= bytes) return [...rows];
  let left = bytes;
  const tooMuch = rows.findIndex((row) => (left -= bytesOf(textOf(row))) < 0);
  return tooMuch === -1 ? [...rows] : rows.slice(0, Math.max(1, tooMuch));
}

/** The last rows that fit, at least one. */
export function lastWithin<Row>(bytes: number, rows: readonly Row[], textOf?: (row: Row) => unknown): Row[] {
  return firstWithin(bytes, rows.toReversed(), textOf).toReversed();
}

const whole = (row: unknown) => row;

/**
 * Selects one page of a list by its number: it begins where the page before it ended, whose rows may have been fewer
 * than `limit` because they were long. Without a number, selects the list.
 *
 * @param list a query in the order of the list, which may be cut off after `rowsUpTo(page)` rows
 */
export function numberedPage(sql: Sql, list: Fragment, numbered: NumberedPage | null | undefined): Fragment {
  if (!numbered) return list;
  const { page, limit } = numbered;
  return sql`
    select (paged.listed).*
    from (
      select
        listed,
        filled_page(octet_length(to_json(listed)::text), ${limit}::integer, ${pageBytes.rest}::integer)
          over (rows unbounded preceding) as filled
      from (${list}) as listed
    ) as paged
    where paged.filled[1] = ${page}::integer`;
}

/** A page of a list by its number, from 1, and its most rows. */
export interface NumberedPage {
  page: number;
  limit: number;
}

/** The most rows that all pages up to this one have together. */
export function rowsUpTo({ page, limit }: NumberedPage): number {
  return page * limit;
}

function bytesOf(row: unknown): number {
  return Buffer.byteLength(JSON.stringify(row));
}

/** At least as many bytes as the value has as JSON: six for each character. Names of fields are ours and short. */
export function mostBytesOf(value: unknown): number {
  if (typeof value === 'string') return 6 * value.length + fieldBytes;
  if (value === null || typeof value !== 'object' || value instanceof Date) return fieldBytes;
  let bytes = fieldBytes;
  // Without a list of the entries: this runs for every row of every page.
  for (const name in value) bytes += mostBytesOf((value as Record<string, unknown>)[name]);
  return bytes;
}

/** More than a name with the longest number, instant or word of JSON. */
const fieldBytes = 96;

/** Fields that hold any text. */
type TextField<Row> = {
  [Field in keyof Row]-?: string extends NonNullable<Row[Field]> ? Field : never;
}[keyof Row];

/**
 * The same as `mostBytesOf` for rows of one type, in about half the time: only texts are read.
 *
 * @param texts all fields with text, which the compiler checks
 * @param fields how many fields there are beside them
 */
export function mostBytesIn<Row>(texts: Record<TextField<Row>, true>, fields: number) {
  const names = Object.keys(texts) as TextField<Row>[];
  const ofOthers = (fields + names.length + 1) * fieldBytes;
  return (row: Row): number => {
    let characters = 0;
    for (const name of names) characters += (row[name] as string | null | undefined)?.length ?? 0;
    return 6 * characters + ofOthers;
  };
}
