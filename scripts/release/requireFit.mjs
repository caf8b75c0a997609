import { Failure } from '../terminal/progress.mjs';
import { sdlOfCheckout } from './recordRunning.mjs';
import { readShellOffer } from './shellOffer.mjs';
import { schemaKey } from './storageKeys.mjs';

/** Refuses a version that does not fit the site that it would join: all reasons at once. */
export async function requireFit(storage, remote, area) {
  // Needs packages, so it cannot be imported before the first installation.
  const { refusals } = await import('./gate.mjs');
  const { registry } = await storage.readRegistry();
  const found = refusals(remote, area, {
    registry,
    shell: await readShellOffer(storage),
    sdl: (await storage.readText(schemaKey)) ?? sdlOfCheckout(),
  });
  if (found.length > 0) throw new Failure(found.join('\n'));
}
