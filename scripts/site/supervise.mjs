import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../terminal/progress.mjs';

export const mostCrashes = 5;
const crashWindow = 60_000;
const firstPause = 100;
const mostAttempts = 50;
const attemptPause = 100;

/**
 * Starts a child process of the site, and restarts it when it crashes.
 *
 * @param {string} name for messages
 * @param {{ start: Function, untilReady: Function, stopTimeout: number, transient?: RegExp }} child
 *   start returns a child as startChild does, untilReady(child) rejects when it ends first; stopTimeout: milliseconds;
 *   transient: messages of failed starts that are worth another attempt
 */
export function supervise(name, { start, untilReady, stopTimeout, transient }) {
  let child = null;
  let isStopping = false;
  let beginning = Promise.resolve();
  let giveUp;
  const lost = new Promise((_, reject) => (giveUp = reject));
  // Possibly nobody listens yet when it rejects.
  lost.catch(() => undefined);

  const begin = () => {
    beginning = startWithRetries(1);
    return beginning;
  };
  const startWithRetries = async (attempt) => {
    try {
      child = await start();
      if (isStopping) await child.stop(stopTimeout);
      await untilReady(child);
    } catch (error) {
      if (isStopping || attempt === mostAttempts || !transient?.test(error.message)) throw error;
      await pause(attemptPause);
      await startWithRetries(attempt + 1);
    }
  };
  const keepAlive = async () => {
    const crashes = [];
    for (;;) {
      const reason = await child.ended;
      if (isStopping) return;
      crashes.push(Date.now());
      const recent = crashes.filter((time) => time > Date.now() - crashWindow).length;
      if (recent >= mostCrashes) {
        giveUp(new Failure(`${name} ended ${recent} times within a minute, last by ${reason}. Giving up.`));
        return;
      }
      process.stderr.write(`${name} ended by ${reason}; starting it again.\n`);
      await pause(pauseAfter(recent));
      if (isStopping) return;
      await begin().catch((error) => {
        if (!isStopping) process.stderr.write(`${error.message}\n`);
        return child?.stop(0);
      });
    }
  };

  return {
    /** Rejects when it keeps crashing. */
    lost,
    async open() {
      await begin();
      void keepAlive();
    },
    async stop() {
      isStopping = true;
      await child?.stop(stopTimeout);
      await beginning.catch(() => undefined);
    },
    kill() {
      isStopping = true;
      child?.kill();
    },
  };
}

/** Milliseconds before the restart after that many crashes within a minute, of which one less than `mostCrashes` count. */
export const pauseAfter = (crashes) => firstPause * 2 ** (crashes - 1);

/** Resolves when the condition holds; throws a Failure when the child ends first. */
export async function waitUntil(child, condition, describeEnd) {
  for (;;) {
    if (child.hasEnded()) throw new Failure(describeEnd(await child.ended));
    if (await condition()) return;
    await pause(25);
  }
}
