import type { Author, Comment, Prayer, PrayerUpdate } from '../../gen/resolvers';
import { mostBytesIn } from '../../platform/database/pageSize';
import { speaksOfSelfHarm } from '../care/words';
import type { CommentRow } from './encouragementSql';
import type { PrayerRow } from './sql';
import type { PrayerUpdateRow } from './updatesSql';

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

const ofPrayer = mostBytesIn<PrayerRow>(
  { title: true, description: true, onBehalfOf: true, declineReason: true },
  20,
);
const ofAuthor = mostBytesIn<Author>(
  { firstName: true, lastName: true, name: true, profileImageUrl: true },
  0,
);

/** At least as many bytes as a prayer has as JSON. */
export function mostBytesOfPrayer(row: PrayerRow): number {
  return ofPrayer(row) + (row.user ? ofAuthor(row.user) : 0);
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
