import { execFileSync } from 'node:child_process';
import { refuse } from './refuse.mjs';

const longestReason = 200;

/**
 * Who gives a command, and why, for the history.
 *
 * @param {string} [reason]
 * @returns {{ at: string, by: string | null, reason: string | null }}
 */
export function signature(reason, environment = process.env) {
  if (reason !== undefined && reason.length > longestReason)
    throw refuse('PW-211', `--reason has at most ${longestReason} characters.`);
  const by = environment.RELEASE_AUTHOR || git(process.cwd(), 'config', 'user.name');
  return { at: new Date().toISOString(), by, reason: reason ?? null };
}

/** The commit of the checkout that has this folder, with `+` if it has changes; null without one. */
export function commitOf(folder) {
  const commit = git(folder, 'rev-parse', '--short=12', 'HEAD');
  return commit && `${commit}${git(folder, 'status', '--porcelain') ? '+' : ''}`;
}

function git(cwd, ...words) {
  try {
    return (
      execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      null
    );
  } catch {
    return null;
  }
}
