import { firstInstant, lastInstant } from 'schema/rules/instant';
import { z, type ZodType } from 'zod';
import { BadInput } from '../errors';
import { firstWithin, pageBytes } from './pageSize';

/** The position at which a page of a list by time ended: time and id of its last entry, and nothing else. */
export interface Position {
  createdAt: Date;
  id: number;
}

const firstMessage = 'first must be from 1 to 100';

/** The arguments of a page. */
export const cursorPageRule = z.object({
  first: z.int({ error: firstMessage }).min(1, { error: firstMessage }).max(100, { error: firstMessage }),
  after: z
    .string()
    .nullish()
    .transform((cursor) => cursor ?? null),
});

/** The parts of cursors: a time in milliseconds, and an id. */
export const cursorParts = {
  instant: z.int().min(firstInstant).max(lastInstant),
  id: z.int32().min(1),
} as const;

const positionRule = z.tuple([cursorParts.instant, cursorParts.id]);

export function writeCursor({ createdAt, id }: Position): string {
  return encodeCursor([createdAt.getTime(), id]);
}

/** The position after which a page begins; null for the first page. @throws BadInput */
export function readCursor(cursor: string | null): Position | null {
  if (cursor === null) return null;
  const [instant, id] = decodeCursor(positionRule, cursor);
  return { createdAt: new Date(instant), id };
}

/**
 * A page from rows that include one more than its size, which shows whether another page follows. Long rows take the
 * place of others, which follow too.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  first: number,
  write: (last: Row) => string,
  { bytes = pageBytes.graphql, mostBytes }: { bytes?: number; mostBytes?: (row: Row) => number } = {},
) {
  const shown = firstWithin(bytes, rows.slice(0, first), undefined, mostBytes);
  const hasMore = rows.length > shown.length;
  return { shown, hasMore, endCursor: hasMore ? write(shown.at(-1)!) : null };
}

export function encodeCursor(parts: readonly (string | number | boolean)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor. @throws BadInput for a cursor of another list */
export function decodeCursor<Parts>(rule: ZodType<Parts>, cursor: string): Parts {
  const { data, success } = rule.safeParse(decode(cursor));
  if (!success) throw new BadInput([{ path: 'after', message: 'This cursor is not one of this list' }]);
  return data;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
