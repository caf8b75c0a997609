import type { Category } from 'schema/vocabulary';
import { speaksOfSelfHarm } from '../care/words';
import type { AuthorView } from '../members/view';
import type { CommentRow, PrayerRow, PrayerStatus, PrayerUpdateRow } from './sql';

/** A prayer as it may leave the house. Of an anonymous prayer it holds nothing that tells who wrote it. */
export interface PrayerView extends UnreadPrayerView {
  needsCare: boolean;
}

/** The same, its words not read yet: GraphQL looks for signs of self-harm only where somebody asks for them. */
export interface UnreadPrayerView {
  id: number;
  title: string;
  description: string;
  category: Category;
  status: PrayerStatus;
  isAnonymous: boolean;
  createdAt: Date;
  editedAt: Date | null;
  amenCount: number;
  commentCount: number;
  user: AuthorView | null;
  hasAmened: boolean;
  isOwner: boolean;
  testimonialId: number | null;
  isQuiet: boolean;
}

/** Words of encouragement as they may leave the house: a name stands there only where one was typed. */
export interface CommentView {
  id: number;
  content: string;
  authorName: string | null;
  isAnonymous: boolean;
  createdAt: Date;
  editedAt: Date | null;
  isOwner: boolean;
  needsCare: boolean;
}

export interface PrayerUpdateView {
  id: number;
  content: string;
  createdAt: Date;
}

export function viewPrayer(row: PrayerRow): PrayerView {
  return { ...viewUnread(row), needsCare: needsCare(row) };
}

export function needsCare({ title, description }: Pick<PrayerView, 'title' | 'description'>): boolean {
  return speaksOfSelfHarm(`${title}\n${description}`);
}

export function viewUnread(row: PrayerRow): UnreadPrayerView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    status: row.status,
    isAnonymous: row.isAnonymous,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    amenCount: row.amenCount,
    commentCount: row.commentCount,
    user: row.isAnonymous ? null : viewAuthor(row),
    hasAmened: row.hasAmened,
    isOwner: row.isOwner,
    testimonialId: row.testimonialId,
    isQuiet: row.isQuiet,
  };
}

export function viewComment(row: CommentRow): CommentView {
  return {
    id: row.id,
    content: row.content,
    authorName: row.isAnonymous ? null : row.authorName,
    isAnonymous: row.isAnonymous,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isOwner: row.isOwner,
    needsCare: speaksOfSelfHarm(row.content),
  };
}

export function viewUpdate(row: PrayerUpdateRow): PrayerUpdateView {
  return { id: row.id, content: row.content, createdAt: row.createdAt };
}

/** The account's names; the typed name where the account has none (contract, section 6). */
function viewAuthor(row: PrayerRow): AuthorView {
  return {
    firstName: row.authorFirstName,
    lastName: row.authorLastName,
    name: row.authorName ?? row.typedName,
    profileImageUrl: row.authorImageUrl,
  };
}
