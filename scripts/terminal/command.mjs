import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../tree/root.mjs';
import { Failure } from './progress.mjs';

const running = new Set();

/**
 * Runs a program in the checkout and returns its output. Programs of packages installed for the folder or the root are
 * found by their bare name.
 *
 * @throws {Failure} with the whole output when the program fails
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, live?: boolean }} [options] live: shows the output as it comes
 */
export async function run(program, args, options = {}) {
  const { code, output } = await capture(program, args, options);
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n${[program, ...args].join(' ')} failed (${code})`);
  return output;
}

/** The same without throwing: `{ code, output }`; `code` is null when the program could not run or was killed. */
export function capture(program, args, { cwd = root, env = process.env, timeout, live = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const finish = (result) => {
      running.delete(child);
      resolve(result);
    };
    const collect = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    const child = spawn(program, args, {
      cwd,
      timeout,
      env: {
        ...env,
        PATH: [...[cwd, root].map((folder) => path.join(folder, 'node_modules', '.bin')), env.PATH].join(
          path.delimiter,
        ),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => finish({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => finish({ code, output }));
  });
}

/** Stops every program that is still running. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** The environment without the variables that change what is installed or built. */
export function plainEnvironment() {
  const { NODE_ENV, NODE_OPTIONS, ...rest } = process.env;
  void NODE_ENV;
  void NODE_OPTIONS;
  return rest;
}
