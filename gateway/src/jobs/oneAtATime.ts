/** Work that runs once at a time. */
export interface Task {
  /** Runs it. Calls during a run share one more run after it. */
  run(): Promise<void>;
  /** Settles after the current run, whether it succeeds or fails. */
  ended(): Promise<void>;
}

export function oneAtATime(work: () => Promise<void>): Task {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return {
    run() {
      if (!running) return begin();
      next ??= running.then(beginNext, beginNext);
      return next;
    },
    async ended() {
      await running?.catch(() => undefined);
    },
  };

  function begin(): Promise<void> {
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  function beginNext(): Promise<void> {
    next = null;
    return begin();
  }
}
