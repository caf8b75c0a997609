import { displayName } from 'schema/displayName';
import type { TestimonialRow } from './sql';

/** A testimony as it may leave the house. Of an anonymous one it holds nothing that tells who wrote it. */
export interface TestimonialView {
  id: number;
  title: string;
  testimony: string;
  isAnonymous: boolean;
  authorName: string | null;
  createdAt: Date;
  praiseCount: number;
  prayer: { id: number; title: string };
  hasPraised: boolean;
  isOwner: boolean;
}

export function viewTestimonial(row: TestimonialRow): TestimonialView {
  return {
    id: row.id,
    title: row.title,
    testimony: row.testimony,
    isAnonymous: row.isAnonymous,
    authorName: row.isAnonymous ? null : authorOf(row),
    createdAt: row.createdAt,
    praiseCount: row.praiseCount,
    prayer: { id: row.prayerId, title: row.prayerTitle },
    hasPraised: row.hasPraised,
    isOwner: row.isOwner,
  };
}

/** The account's names; the typed name where the account has none (contract, section 6). */
function authorOf(row: TestimonialRow): string {
  return displayName({
    firstName: row.authorFirstName,
    lastName: row.authorLastName,
    name: row.authorName ?? row.typedName,
  });
}
