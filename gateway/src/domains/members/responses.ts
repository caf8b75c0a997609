import { z } from 'zod';
import { number, part } from '../responses';

export const viewer = part('Viewer', {
  id: number,
  email: z.string(),
  name: z.string().nullable(),
  isVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  timeZone: z.string(),
  locale: z.string().nullable(),
  isSiteAdmin: z.boolean(),
  isModerator: z.boolean(),
  isOnTeam: z.boolean(),
  experiencePoints: number,
  spiritualLevel: number,
  prayerStreak: number,
  totalPrayers: number,
  totalAmens: number,
  totalEncouragements: number,
  totalPraises: number,
});
