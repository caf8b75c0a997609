import { displayName } from 'schema/displayName';
import type { Category } from 'schema/vocabulary';
import { levelOf } from '../members/members';
import type { PrayerStatus } from '../prayers/sql';
import type { AdminPrayerRow, AdminUserRow } from './sql';

/** A prayer as administrators see it: of an anonymous one not even they learn who wrote it. */
export interface AdminPrayerView {
  id: number;
  title: string;
  description: string;
  category: Category;
  status: PrayerStatus;
  isAnonymous: boolean;
  authorName: string | null;
  createdAt: Date;
  amenCount: number;
  commentCount: number;
}

/** An account as administrators see it. */
export interface AdminUserView {
  id: number;
  name: string | null;
  email: string;
  authId: string;
  spiritualLevel: number;
  experiencePoints: number;
  profileImageUrl: string | null;
  createdAt: Date;
  suspendedAt: Date | null;
  isSiteAdmin: boolean;
  isConfiguredAdmin: boolean;
}

export function viewPrayer(row: AdminPrayerRow): AdminPrayerView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    status: row.status,
    isAnonymous: row.isAnonymous,
    authorName: row.isAnonymous ? null : displayName({ ...row, name: row.name ?? row.typedName }),
    createdAt: row.createdAt,
    amenCount: row.amenCount,
    commentCount: row.commentCount,
  };
}

export function viewUser(row: AdminUserRow, adminEmails: readonly string[]): AdminUserView {
  const isConfiguredAdmin = row.isVerified && adminEmails.includes(row.email.toLowerCase());
  return {
    id: row.id,
    name: row.firstName || row.lastName || row.name ? displayName(row) : null,
    email: row.email,
    authId: row.authId,
    spiritualLevel: levelOf(row.experiencePoints),
    experiencePoints: row.experiencePoints,
    profileImageUrl: row.profileImageUrl,
    createdAt: row.createdAt,
    suspendedAt: row.suspendedAt,
    isSiteAdmin: row.isAdmin || isConfiguredAdmin,
    isConfiguredAdmin,
  };
}
