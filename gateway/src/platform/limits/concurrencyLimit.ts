import { TryAgainLater } from '../errors';

/** Four for each connection of the pool keep the database busy; more would only wait for each other. */
const maxRunning = 40;
/** The last request of a full queue still gets its response within a small multiple of the usual time. */
const maxQueued = 60;
/** While the database is stuck, the queue moves only when statements time out. */
const maxWait = 5_000;
const retrySeconds = 2;

export interface ConcurrencyLimit {
  /** Whether a new request would be refused. */
  isFull(): boolean;
  /**
   * Runs the work of a request: a slot is held until its result is there, not until a slow client has read it.
   *
   * @throws TryAgainLater
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Limits how many requests one gateway runs at a time, with a bounded queue. */
export function createConcurrencyLimit(): ConcurrencyLimit {
  let running = 0;
  const queue = new Set<() => void>();

  return {
    isFull: () => queue.size >= maxQueued,
    async run(work) {
      if (running < maxRunning) running += 1;
      else await slot();
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
    const [next] = queue;
    if (next) next();
    else running -= 1;
  }
}

export function overloaded(): TryAgainLater {
  return new TryAgainLater('overloaded', retrySeconds);
}
