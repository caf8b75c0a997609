import { readFileSync } from 'node:fs';
import { inRoot } from '../tree/root.mjs';
import { shellKey } from './storageKeys.mjs';

/**
 * What the shell that runs offers to remotes; the checkout's as long as none was published.
 *
 * @typedef {{ kit: string, routes: Record<string, string>, slots: string[], operations: Record<string, string> }}
 *   ShellOffer kit: version of its facade; routes: path to the remote that owns it; slots: those that it has.
 * @returns {Promise<ShellOffer>}
 */
export async function readShellOffer(storage) {
  const released = await storage.readText(shellKey);
  return released === null ? shellOfCheckout() : JSON.parse(released);
}

/** @returns {Promise<ShellOffer>} */
export async function shellOfCheckout() {
  // Needs packages, so it cannot be imported before the first installation.
  const { operationsIn } = await import('../../kit/build/operations.mjs');
  const routes = JSON.parse(readFileSync(inRoot('shell/routes/areaRoutes.json'), 'utf8'));
  return {
    kit: JSON.parse(readFileSync(inRoot('kit/package.json'), 'utf8')).version,
    routes: Object.fromEntries(routes.map(({ path, remote }) => [path, remote])),
    slots: slotsIn(readFileSync(inRoot('kit/api.txt'), 'utf8')),
    operations: operationsIn(inRoot('shell')),
  };
}

const slotsIn = (api) => [...api.matchAll(/^slot (\w+)$/gm)].map(([, name]) => name);
