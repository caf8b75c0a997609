import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../terminal/progress.mjs';

const mostCrashes = 5;
const crashWindow = 60_000;
const firstPause = 100;
const longestPause = 5_000;
const mostAttempts = 20;

/**
 * Keeps a child of the site alive: starts it, and starts it again when it ends unasked.
 *
 * @param {string} name as people know it
 * @param {{ start: Function, untilReady: Function, patience: number, passing?: RegExp }} child
 *   start answers what startChild answers, untilReady(child) rejects when that ends first; patience: milliseconds that
 *   it may take to stop; passing: a reason of not starting that goes away by itself.
 */
export function supervise(name, { start, untilReady, patience, passing }) {
  let child = null;
  let isStopping = false;
  let beginning = Promise.resolve();
  let giveUp;
  const lost = new Promise((_, reject) => (giveUp = reject));
  // Nobody may be listening yet when it is lost.
  lost.catch(() => undefined);

  const begin = () => {
    beginning = attempt(1);
    return beginning;
  };
  const attempt = async (count) => {
    try {
      child = await start();
      if (isStopping) await child.stop(patience);
      await untilReady(child);
    } catch (error) {
      if (isStopping || count === mostAttempts || !passing?.test(error.message)) throw error;
      await pause(250);
      await attempt(count + 1);
    }
  };
  const keepAlive = async () => {
    const crashes = [];
    for (;;) {
      const how = await child.ended;
      if (isStopping) return;
      crashes.push(Date.now());
      const recent = crashes.filter((time) => time > Date.now() - crashWindow).length;
      if (recent >= mostCrashes) {
        giveUp(new Failure(`${name} ended ${recent} times within a minute, last by ${how}. Giving up.`));
        return;
      }
      process.stderr.write(`${name} ended by ${how}; starting it again.\n`);
      await pause(Math.min(firstPause * 2 ** recent, longestPause));
      if (isStopping) return;
      await begin().catch((error) => {
        if (!isStopping) process.stderr.write(`${error.message}\n`);
        return child?.stop(0);
      });
    }
  };

  return {
    /** Rejects when it ends again and again. */
    lost,
    async open() {
      await begin();
      void keepAlive();
    },
    async stop() {
      isStopping = true;
      await child?.stop(patience);
      await beginning.catch(() => undefined);
    },
    kill() {
      isStopping = true;
      child?.kill();
    },
  };
}

/** Waits until the question is answered with yes; rejects when the child ends before. */
export async function untilAnswered(child, question, describeEnd) {
  for (;;) {
    if (child.hasEnded()) throw new Failure(describeEnd(await child.ended));
    if (await question()) return;
    await pause(25);
  }
}
