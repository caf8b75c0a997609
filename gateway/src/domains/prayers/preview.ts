import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import { findPublicWords } from './sql';

/** What a link preview may say of a prayer: its words, and never who wrote them. */
export interface PrayerPreview {
  id: number;
  title: string;
  description: string;
}

/** The preview of a prayer that everybody may see; null for any other. Asks nothing about the caller. */
export async function findPreview(ctx: Pick<Context, 'sql'>, rawId: unknown): Promise<PrayerPreview | null> {
  const id = findId(rawId);
  const words = id && (await findPublicWords(ctx.sql, id));
  return words ? { id, ...words } : null;
}
