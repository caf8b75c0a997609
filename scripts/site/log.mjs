import { closeSync, openSync, readFileSync } from 'node:fs';
import { startChild } from './child.mjs';

/** Starts a Node program of the site with its output in a file, which each start truncates. */
export function startLogged(log, args, env) {
  const output = openSync(log, 'w', 0o600);
  try {
    return startChild(args, { env, output });
  } finally {
    closeSync(output);
  }
}

/** The last lines of a log, shown when its program failed. */
export function logTail(log) {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
}
