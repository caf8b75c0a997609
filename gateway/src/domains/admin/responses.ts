import { categoryValues, prayerVisibilityValues } from 'schema/vocabulary';
import { z } from 'zod';
import { instant, number, part } from '../responses';

export const adminStats = part('AdminStats', {
  totalPrayers: number,
  totalTestimonials: number,
  totalUsers: number,
  activeToday: number,
  totalAmens: number,
});

export const adminPrayerList = z.array(
  part('AdminPrayer', {
    id: number,
    title: z.string(),
    description: z.string(),
    category: z.enum(categoryValues),
    status: z.enum(['active', 'answered', 'resting', 'hidden', 'removed', 'waiting', 'declined']),
    isAnonymous: z.boolean(),
    visibility: z.enum(prayerVisibilityValues),
    authorName: z.string().nullable(),
    createdAt: instant,
    amenCount: number,
    commentCount: number,
  }),
);

export const adminUserList = z.array(
  part('AdminUser', {
    id: number,
    name: z.string().nullable(),
    email: z.string(),
    authId: z.string(),
    spiritualLevel: number,
    experiencePoints: number,
    profileImageUrl: z.string().nullable(),
    createdAt: instant,
    suspendedAt: instant.nullable(),
    isSiteAdmin: z.boolean(),
    isOnTeam: z.boolean(),
    isConfiguredAdmin: z.boolean(),
    isModerator: z.boolean(),
  }),
);
