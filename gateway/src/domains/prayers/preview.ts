import { mayBeMember, type Context } from '../members/context';
import { findId } from '../../platform/errors';
import { findPublicWords, findTitleForCaller } from './findSql';

/** The part of a prayer for a link preview: its text, never its author. */
interface PrayerPreview {
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

/** The title of a prayer that is not for everybody but for this caller: its page is theirs, and has no preview. */
export async function findGuardedTitle(ctx: Context, rawId: unknown): Promise<string | null> {
  const id = findId(rawId);
  return id !== null && mayBeMember(ctx) ? findTitleForCaller(ctx, id) : null;
}
