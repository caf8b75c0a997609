import { answeredPrayers } from './answeredPrayers';
import type { DemoPrayer } from './demoPrayer';
import { earlierPrayers } from './earlierPrayers';
import { recentPrayers } from './recentPrayers';

/** Oldest first. */
export const wall: readonly DemoPrayer[] = [...answeredPrayers, ...earlierPrayers, ...recentPrayers].sort(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
