import type { Context } from '../context';
import { sumCounters } from './sql';

/** Figures of the whole community (contract, sections 3 and 6). */
export interface StatsView {
  totalPrayers: number;
  totalTestimonials: number;
  totalAmens: number;
  totalPrayerChains: number;
  totalPrayerGroups: number;
  activeToday: number;
}

/** Takes the same time whatever the size of the community. */
export function getStats(ctx: Context): Promise<StatsView> {
  return sumCounters(ctx.sql);
}
