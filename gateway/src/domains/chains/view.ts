import type { PrayerChain } from '../../gen/resolvers';
import type { ChainRow } from './sql';

export function viewChain(row: ChainRow): PrayerChain {
  return { ...row, slotDuration: 60 };
}
