import type { Category } from './vocabulary';

/** A subject of live updates; a prayer and a group by their number. */
export type LiveTopic =
  'stats' | 'wall' | 'chains' | 'notifications' | `prayer:${number}` | `group:${number}`;

/**
 * The changes since the last update. The gateway builds it; the compiler holds it to the type of the same name in the
 * GraphQL schema, and the shell to the subscription.
 */
export interface LiveUpdate {
  stats: {
    totalPrayers: number;
    totalTestimonials: number;
    totalAmens: number;
    totalPrayerChains: number;
    totalPrayerGroups: number;
    activeToday: number;
  } | null;
  newPrayers: { id: number; category: Category }[];
  gonePrayers: number[];
  prayerCounts: { id: number; amenCount: number; commentCount: number }[];
  changedPrayers: number[];
  changedChains: number[];
  changedGroups: number[];
  unreadNotificationCount: number | null;
}
