import { parseArgs } from 'node:util';
import { remotes } from '../tree/packages.mjs';
import { refuse } from './refuse.mjs';
import { requirePercent } from './registry.mjs';

/** What follows a command's name: words, then options. A `--` that npm or pnpm passed on counts for nothing. */
export function readArguments(args, options = {}) {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((argument) => argument !== '--'),
      options,
      allowPositionals: true,
    });
    return { words: positionals, values };
  } catch (error) {
    throw refuse('PW-211', error.message);
  }
}

/** The one remote that is meant. */
export function requireRemote(name) {
  if (remotes().includes(name)) return name;
  throw refuse('PW-211', `Which remote? One of ${remotes().join(', ')}.`);
}

/** A share of visitors. */
export const readPercent = (text) => requirePercent(Number(text.replace(/%$/, '')));
