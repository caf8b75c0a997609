import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import { findPublicWords } from './sql';

/** The part of a prayer for a link preview: its text, never its author. */
export interface PrayerPreview {
  id: number;
  title: string;
  description: string;
}

/** The preview of a public prayer; null for any other. Does not depend on the caller. */
export async function findPreview(ctx: Pick<Context, 'sql'>, rawId: unknown): Promise<PrayerPreview | null> {
  const id = findId(rawId);
  const words = id && (await findPublicWords(ctx.sql, id));
  return words ? { id, ...words } : null;
}
