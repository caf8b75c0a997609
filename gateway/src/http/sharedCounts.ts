import type { House } from '../context';
import type { Sql } from '../db/sql';

const shareEvery = 1_000;

interface Count {
  /** What the table says of all gateways, as it was heard last. */
  heard: number;
  /** Counted here and on the way to the table. */
  sent: number;
  /** Counted here and not told yet. */
  unsent: number;
}

/** Counts of this minute that gateways on one database share. */
export interface SharedCounts {
  /** Counts one more, and answers how many there were in this minute, as far as this gateway knows. */
  add(caller: string): { calls: number; secondsLeft: number };
  stop(): void;
}

/**
 * Each gateway counts by itself and tells the others through a table, at most once a second, in one statement: no call
 * waits for it. So for up to a second a caller has what several gateways would give. While the database is away, each
 * goes on by itself.
 */
export function openSharedCounts({ database, log }: House): SharedCounts {
  let minute = thisMinute();
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  return {
    add(caller) {
      beginMinute();
      const count = counts.get(caller) ?? { heard: 0, sent: 0, unsent: 0 };
      counts.set(caller, count);
      count.unsent += 1;
      timer ??= setTimeout(shareSoon, shareEvery).unref();
      return {
        calls: count.heard + count.sent + count.unsent,
        secondsLeft: Math.ceil(((minute + 1) * 60_000 - Date.now()) / 1000),
      };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer ?? undefined);
    },
  };

  function beginMinute(): void {
    if (thisMinute() === minute) return;
    minute = thisMinute();
    counts = new Map();
  }

  function shareSoon(): void {
    share().catch((error: unknown) => log.debug({ err: error }, 'call counts were not shared'));
  }

  async function share(): Promise<void> {
    beginMinute();
    const told = [...counts].filter(([, count]) => count.unsent > 0);
    for (const [, count] of told) {
      count.sent = count.unsent;
      count.unsent = 0;
    }
    try {
      const sums = told.length > 0 ? await addCalls(database.sql, minute, told) : [];
      const heard = new Map(sums.map(({ caller, calls }) => [caller, calls]));
      for (const [caller, count] of told) count.heard = heard.get(caller) ?? count.heard + count.sent;
    } catch (error) {
      for (const [, count] of told) count.unsent += count.sent;
      throw error;
    } finally {
      for (const [, count] of told) count.sent = 0;
      timer = null;
      if (!isStopped && [...counts.values()].some(({ unsent }) => unsent > 0))
        timer = setTimeout(shareSoon, shareEvery).unref();
    }
  }
}

const thisMinute = () => Math.floor(Date.now() / 60_000);

/** In the order of the callers, so that gateways never wait for each other in a circle. */
function addCalls(sql: Sql, minute: number, told: readonly [string, Count][]) {
  return sql<{ caller: string; calls: number }[]>`
    with forgotten as (
      delete from call_counts where minute < ${minute - 1}
    )
    insert into call_counts as known (minute, caller, calls)
    select ${minute}, caller, calls
    from unnest(${told.map(([caller]) => caller)}::text[], ${told.map(([, { sent }]) => sent)}::integer[])
      as given (caller, calls)
    order by caller
    on conflict (minute, caller) do update set calls = known.calls + excluded.calls
    returning caller, calls`;
}
