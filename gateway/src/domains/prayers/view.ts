import type { Comment, Prayer, PrayerUpdate } from '../../gen/resolvers';
import { speaksOfSelfHarm } from '../care/words';
import type { CommentRow } from './encouragementSql';
import type { PrayerRow, PrayerUpdateRow } from './sql';

/** A prayer over REST. GraphQL checks for mentions of self-harm only if the field is requested. */
export type PrayerView = PrayerRow & Pick<Prayer, 'needsCare'>;

export function viewPrayer(row: PrayerRow): PrayerView {
  return { ...row, needsCare: needsCare(row) };
}

export function needsCare(words: Pick<Prayer, 'title' | 'description' | 'onBehalfOf'>): boolean {
  return speaksOfSelfHarm(wordsOf(words));
}

/** Everything that an author writes in a prayer. */
export function wordsOf({
  title,
  description,
  onBehalfOf,
}: Pick<Prayer, 'title' | 'description' | 'onBehalfOf'>) {
  return `${title}\n${description}\n${onBehalfOf ?? ''}`;
}

export function viewComment({
  id,
  content,
  authorName,
  isAnonymous,
  createdAt,
  editedAt,
  isOwner,
}: CommentRow): Comment {
  return {
    id,
    content,
    authorName,
    isAnonymous,
    createdAt,
    editedAt,
    isOwner,
    needsCare: speaksOfSelfHarm(content),
  };
}

export function viewUpdate({ id, content, createdAt }: PrayerUpdateRow): PrayerUpdate {
  return { id, content, createdAt };
}
