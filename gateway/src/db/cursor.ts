import { z } from 'zod';
import { BadInput } from '../errors';

/** Where a list by time ended: the instant and the number of its last thing, and nothing else about it. */
export interface Place {
  createdAt: Date;
  id: number;
}

const firstMessage = 'first must be from 1 to 100';

/** How much of a list is wanted, and from where. */
export const cursorPageRule = z.object({
  first: z.int({ error: firstMessage }).min(1, { error: firstMessage }).max(100, { error: firstMessage }),
  after: z
    .string()
    .nullish()
    .transform((cursor) => cursor ?? null),
});

const lastMillisecond = Date.UTC(9999, 11, 31);

const placeRule = z.tuple([z.int().min(0).max(lastMillisecond), z.int32().min(1)]);

export function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** Where the next page begins; null for the first page. @throws BadInput */
export function readCursor(cursor: string | null): Place | null {
  if (cursor === null) return null;
  const { data, success } = placeRule.safeParse(decode(cursor));
  if (!success) throw new BadInput([{ path: 'after', message: 'This cursor is not one of this list' }]);
  return { createdAt: new Date(data[0]), id: data[1] };
}

/** A page out of rows that were asked for with one more than it shows. */
export function pageOf<Row extends Place>(rows: readonly Row[], first: number) {
  const shown = rows.slice(0, first);
  const hasMore = rows.length > first;
  return { shown, hasMore, endCursor: hasMore ? writeCursor(shown.at(-1)!) : null };
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
