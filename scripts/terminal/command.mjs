import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../tree/root.mjs';
import { Failure } from './progress.mjs';

const running = new Set();

/**
 * Runs a program in the checkout to its end and answers what it printed. Programs of the packages that are installed
 * for the folder or the root go by their bare name. A failure carries the whole output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 */
export async function run(program, args, options = {}) {
  const { code, output } = await attempt(program, args, options);
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n${[program, ...args].join(' ')} failed (${code})`);
  return output;
}

/** The same, but a failure is an answer: `code` is null when the program could not run or was ended. */
export function attempt(program, args, { cwd = root, env = process.env, timeout, live = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const done = (answer) => {
      running.delete(child);
      resolve(answer);
    };
    const keep = (chunk) => {
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
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => done({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code, output }));
  });
}

/** Ends every program that still runs. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** This environment without what would change what is installed or built. */
export function plainEnvironment() {
  const { NODE_ENV, NODE_OPTIONS, ...rest } = process.env;
  void NODE_ENV;
  void NODE_OPTIONS;
  return rest;
}
