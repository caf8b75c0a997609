import { existsSync } from 'node:fs';
import { aloneHere, installAll } from '../steps/prepare.mjs';
import { inRoot } from '../tree/root.mjs';

/** A copy that is made each night waits for no registry: what was installed once will do. */
export async function installOnce() {
  if (!existsSync(inRoot('gateway', 'node_modules', 'postgres'))) await aloneHere(installAll);
}
