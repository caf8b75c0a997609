import { closeSync, openSync, readFileSync } from 'node:fs';
import { startChild } from './child.mjs';

/** Starts a Node program of the site that writes to a file, anew with each start, what would clutter the terminal. */
export function startLogged(log, args, env) {
  const output = openSync(log, 'w', 0o600);
  try {
    return startChild(args, { env, output });
  } finally {
    closeSync(output);
  }
}

/** The end of a log, to be shown when its program failed. */
export function lastWords(log) {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
}
