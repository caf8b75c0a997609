import type { Stats } from '../../gen/resolvers';
import type { Context } from '../members/context';
import type { Sql } from '../../platform/database/sql';
import { sumCounters } from './sql';

/**
 * Statistics of the whole community (contract, sections 3 and 6), in constant time. Concurrent callers share one
 * statement. A caller that arrives while one is running shares the next, which sees that caller's own writes.
 */
export function getStats({ sql }: Pick<Context, 'sql'>): Promise<Stats> {
  const reads = readsOf(sql);
  if (!reads.running) return read(sql, reads);
  reads.next ??= reads.running.then(() => {
    reads.next = null;
    return read(sql, reads);
  });
  return reads.next;
}

interface Reads {
  /** Ends with the running statement, whether it fails or not. */
  running: Promise<void> | null;
  next: Promise<Stats> | null;
}

const readsByPool = new WeakMap<Sql, Reads>();

function readsOf(sql: Sql): Reads {
  const reads = readsByPool.get(sql) ?? { running: null, next: null };
  readsByPool.set(sql, reads);
  return reads;
}

function read(sql: Sql, reads: Reads): Promise<Stats> {
  const figures = sumCounters(sql);
  const finished = () => {
    reads.running = null;
  };
  reads.running = figures.then(finished, finished);
  return figures;
}
