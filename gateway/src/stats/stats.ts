import type { Context } from '../context';
import type { Sql } from '../db/sql';
import { sumCounters, type StatsRow } from './sql';

/**
 * Figures of the whole community (contract, sections 3 and 6); takes the same time whatever its size, and none while
 * nothing changes (db/kept.ts).
 */
export function getStats({ sql, kept }: Pick<Context, 'sql' | 'kept'>): Promise<StatsRow> {
  return kept.keep('stats', '', () => readTogether(sql));
}

/**
 * However many ask at once, they cost one reading after the other: who asks while one is under way shares the next.
 * That one begins after they asked, so that nobody is told figures from before their own deed.
 */
function readTogether(sql: Sql): Promise<StatsRow> {
  const readings = readingsOf(sql);
  if (!readings.running) return read(sql, readings);
  readings.next ??= readings.running.then(() => {
    readings.next = null;
    return read(sql, readings);
  });
  return readings.next;
}

interface Readings {
  /** Ends when the reading under way is over, however it ends. */
  running: Promise<void> | null;
  next: Promise<StatsRow> | null;
}

const readingsByPool = new WeakMap<Sql, Readings>();

function readingsOf(sql: Sql): Readings {
  const readings = readingsByPool.get(sql) ?? { running: null, next: null };
  readingsByPool.set(sql, readings);
  return readings;
}

function read(sql: Sql, readings: Readings): Promise<StatsRow> {
  const figures = sumCounters(sql);
  const over = () => {
    readings.running = null;
  };
  readings.running = figures.then(over, over);
  return figures;
}
