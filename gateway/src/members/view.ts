import type { Named } from 'schema/displayName';

/** What may be shown of an author who stands by their words. */
export interface AuthorView extends Named {
  profileImageUrl: string | null;
}

/** A member's own account, as only that member receives it. */
export interface ViewerView {
  id: number;
  email: string;
  name: string | null;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  experiencePoints: number;
  prayerStreak: number;
  totalPrayers: number;
  totalAmens: number;
  totalEncouragements: number;
  totalPraises: number;
  spiritualLevel: number;
  timeZone: string;
  displayName: string | null;
  isSiteAdmin: boolean;
}
