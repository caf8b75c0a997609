import { spawn } from 'node:child_process';
import { root } from '../tree/root.mjs';

/**
 * Starts a Node program of the site. It leads a process group of its own, so that Ctrl-C reaches the supervisor alone
 * and the order of stopping is ours; the channel tells it when the supervisor is gone.
 *
 * @param {string[]} args script and arguments
 * @param {{ env: NodeJS.ProcessEnv, output?: 'inherit' | number }} options output: the terminal, or an open file
 */
export function startChild(args, { env, output = 'inherit' }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    const end = (how) => {
      hasEnded = true;
      resolve(how);
    };
    child
      .on('exit', (code, signal) => end(signal ?? `code ${code}`))
      .on('error', (error) => end(error.message));
  });

  return {
    /** How it ended: a signal, an exit code. */
    ended,
    hasEnded: () => hasEnded,
    /** Asks it to end, and ends it after that many milliseconds. */
    async stop(patience) {
      if (hasEnded) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => this.kill(), patience);
      await ended;
      clearTimeout(force);
    },
    kill() {
      if (hasEnded || child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    },
  };
}
