import { number, part } from '../responses';

export const stats = part('Stats', {
  totalPrayers: number,
  totalTestimonials: number,
  totalAmens: number,
  totalPrayerChains: number,
  totalPrayerGroups: number,
  activeToday: number,
});
