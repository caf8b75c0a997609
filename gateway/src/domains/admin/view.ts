import { displayName } from 'schema/displayName';
import type { Config } from '../../config';
import type { AdminPrayer, AdminUser } from '../../gen/resolvers';
import { isConfiguredAdmin, isSiteAdmin } from '../members/roles';
import { levelOf } from '../members/members';
import type { AdminPrayerRow, AdminUserRow } from './sql';

/** The author of an anonymous prayer is hidden from administrators too. */
export function viewPrayer({ author, ...prayer }: AdminPrayerRow): AdminPrayer {
  return { ...prayer, authorName: author && displayName(author) };
}

export function viewUser(row: AdminUserRow, config: Pick<Config, 'adminEmails'>): AdminUser {
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
    isSiteAdmin: isSiteAdmin(row, config),
    isOnTeam: row.isOnTeam,
    isConfiguredAdmin: isConfiguredAdmin(row, config),
    isModerator: row.isModerator,
  };
}
