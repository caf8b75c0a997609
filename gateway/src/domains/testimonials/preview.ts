import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import { findPublicWords } from './sql';

/** The part of a testimony for a link preview: its text, never its author. */
interface TestimonyPreview {
  title: string;
  description: string;
}

/** The preview of a public testimony; null for any other. */
export async function findTestimonyPreview(
  { sql }: Pick<Context, 'sql'>,
  rawId: unknown,
): Promise<TestimonyPreview | null> {
  const id = findId(rawId);
  return id === null ? null : findPublicWords(sql, id);
}
