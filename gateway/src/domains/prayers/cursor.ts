import type { PrayerSort } from 'schema/vocabulary';
import { z, type ZodType } from 'zod';
import { cursorParts, decodeCursor, encodeCursor } from '../../platform/database/cursor';

/** The position at which a page ended: that of its last prayer in the order, and nothing else about it. */
export interface Position {
  /** Milliseconds, amens or score, by the order. */
  key: number;
  id: number;
}

const cursorRules: Record<PrayerSort, ZodType<[PrayerSort, number, number]>> = {
  recent: z.tuple([z.literal('recent'), cursorParts.instant, cursorParts.id]),
  amens: z.tuple([z.literal('amens'), z.int32().min(0), cursorParts.id]),
  trending: z.tuple([z.literal('trending'), z.number(), cursorParts.id]),
};

export function writeCursor(sort: PrayerSort, { key, id }: Position): string {
  return encodeCursor([sort, key, id]);
}

/** Reads a cursor of this very order. @throws BadInput */
export function readCursor(sort: PrayerSort, cursor: string): Position {
  const [, key, id] = decodeCursor(cursorRules[sort], cursor);
  return { key, id };
}
