import type { Context } from '../context';
import { sumCounters, type StatsRow } from './sql';

/** Figures of the whole community (contract, sections 3 and 6); takes the same time whatever its size. */
export function getStats(ctx: Context): Promise<StatsRow> {
  return sumCounters(ctx.sql);
}
