import { spawn } from 'node:child_process';
import { root } from '../tree/root.mjs';

/**
 * Starts a Node program of the site. It leads its own process group, so that Ctrl-C reaches only the supervisor, which
 * decides the order of stopping; the closed channel shows that the supervisor has ended.
 *
 * @param {string[]} args script and arguments
 * @param {{ env: NodeJS.ProcessEnv, output?: 'inherit' | number }} options output: the terminal or a file descriptor
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
    const end = (reason) => {
      hasEnded = true;
      resolve(reason);
    };
    child
      .on('exit', (code, signal) => end(signal ?? `code ${code}`))
      .on('error', (error) => end(error.message));
  });

  return {
    /** Resolves to the signal or exit code. */
    ended,
    hasEnded: () => hasEnded,
    /** Sends SIGTERM, and kills it after `timeout` milliseconds. */
    async stop(timeout) {
      if (hasEnded) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => this.kill(), timeout);
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
