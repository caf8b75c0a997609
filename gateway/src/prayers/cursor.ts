import type { PrayerSort } from 'schema/vocabulary';
import { z } from 'zod';
import { BadInput } from '../errors';

/** Where a page ended: the place of its last prayer in the order, and nothing else about it. */
export interface Place {
  /** Milliseconds, amens or score, by the order. */
  key: number;
  id: number;
}

const id = z.int32().min(1);
const lastMillisecond = Date.UTC(9999, 11, 31);

const cursorRules = {
  recent: z.tuple([z.literal('recent'), z.int().min(0).max(lastMillisecond), id]),
  amens: z.tuple([z.literal('amens'), z.int32().min(0), id]),
  trending: z.tuple([z.literal('trending'), z.number(), id]),
} satisfies Record<PrayerSort, z.ZodType>;

export function writeCursor(sort: PrayerSort, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Reads a cursor of this very order. @throws BadInput */
export function readCursor(sort: PrayerSort, cursor: string): Place {
  const { data, success } = cursorRules[sort].safeParse(decode(cursor));
  if (!success) throw new BadInput([{ path: 'after', message: 'This cursor is not one of this list' }]);
  return { key: data[1], id: data[2] };
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
