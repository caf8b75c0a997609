/** A task of which one run goes at a time. */
export interface Task {
  /** Runs it; a call during a run has it run once more after that. */
  run(): Promise<void>;
  /** Waits for the run under way, whatever becomes of it. */
  ended(): Promise<void>;
}

export function oneAtATime(work: () => Promise<void>): Task {
  let running: Promise<void> | null = null;
  let again: Promise<void> | null = null;

  return {
    run() {
      if (!running) return begin();
      again ??= running.then(next, next);
      return again;
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

  function next(): Promise<void> {
    again = null;
    return begin();
  }
}
