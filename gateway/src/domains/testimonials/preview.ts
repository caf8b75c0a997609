import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import { findPublicWords } from './sql';

/** What a link preview may say of a testimony: its words, and never who wrote them. */
export interface TestimonyPreview {
  title: string;
  description: string;
}

/** The preview of a testimony that everybody may read; null for any other. */
export async function findTestimonyPreview(
  { sql }: Pick<Context, 'sql'>,
  rawId: unknown,
): Promise<TestimonyPreview | null> {
  const id = findId(rawId);
  return id === null ? null : findPublicWords(sql, id);
}
