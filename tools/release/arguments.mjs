import { parseArgs } from 'node:util';
import { refuse } from './refuse.mjs';
import { requirePercent } from './registry.mjs';

/** The arguments after a command's name. A `--` that npm or pnpm passed on is ignored. */
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

/** The name, if it is one of these. */
export function requireRemote(name, names) {
  if (names.includes(name)) return name;
  throw refuse('PW-211', `Which remote? One of ${names.join(', ')}.`);
}

/** The name of a remote that the registry has, whichever checkout or repository released it. */
export async function requireReleased(storage, name) {
  const { registry } = await storage.readRegistry();
  return requireRemote(name, Object.keys(registry.remotes));
}

/** A share of visitors in percent. */
export const readPercent = (text) => requirePercent(Number(text.replace(/%$/, '')));
