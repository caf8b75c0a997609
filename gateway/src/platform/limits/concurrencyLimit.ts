import { TryAgainLater } from '../errors';

interface Bounds {
  maxRunning: number;
  maxQueued: number;
}

/**
 * For the APIs. Four for each connection of the pool keep the database busy; more would only wait for each other. The
 * last request of a full queue still gets its response within a small multiple of the usual time.
 */
const ofApis: Bounds = { maxRunning: 40, maxQueued: 60 };
/** A page is mostly work for the processor: more at a time would only delay everybody's calls. */
export const ofPages: Bounds = { maxRunning: 4, maxQueued: 60 };
/** A sign-in waits for the identity provider, so it is not counted with the calls. */
export const ofSignIns: Bounds = { maxRunning: 20, maxQueued: 40 };
/** A download takes as long as its reader, with a page of its rows in memory. */
export const ofDownloads: Bounds = { maxRunning: 4, maxQueued: 20 };
/** While the database is stuck, the queue moves only when statements time out. */
const maxWait = 5_000;
const retrySeconds = 2;
/** Milliseconds without any result after which a limit whose slots are all taken is stuck. */
const stuckAfter = 3_000;

export interface ConcurrencyLimit {
  /** Whether a new request would be refused. */
  isFull(): boolean;
  /** Whether all slots have been taken for some seconds without one result: every request is refused in the end. */
  isStuck(): boolean;
  /**
   * Runs the work of a request: a slot is held until its result is there, not until a slow client has read it.
   *
   * @throws TryAgainLater
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Limits how many requests one gateway runs at a time, with a bounded queue. */
export function createConcurrencyLimit({ maxRunning, maxQueued } = ofApis): ConcurrencyLimit {
  let running = 0;
  /** When a slot was last acquired or released. */
  let movedAt = 0;
  const queue = new Set<() => void>();

  return {
    isFull: () => queue.size >= maxQueued,
    isStuck: () => running >= maxRunning && performance.now() - movedAt > stuckAfter,
    async run(work) {
      if (running < maxRunning) running += 1;
      else await slot();
      movedAt = performance.now();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };

  function slot(): Promise<void> {
    if (queue.size >= maxQueued) throw overloaded();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.delete(start);
      };
      const start = () => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(overloaded());
      }, maxWait);
      queue.add(start);
    });
  }

  /** The slot goes to the first of the queue. */
  function release(): void {
    movedAt = performance.now();
    const [next] = queue;
    if (next) next();
    else running -= 1;
  }
}

export function overloaded(): TryAgainLater {
  return new TryAgainLater('overloaded', retrySeconds);
}
