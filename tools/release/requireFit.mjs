import { Failure } from '../../scripts/terminal/progress.mjs';
import { refusals } from './gate.mjs';
import { sdlOfCheckout } from './recordRunning.mjs';
import { readShellOffer } from './shellOffer.mjs';
import { schemaKey } from './storageKeys.mjs';

/** Refuses a version that is incompatible with the running site, with all reasons. */
export async function requireFit(storage, remote, area) {
  const { registry } = await storage.readRegistry();
  const found = refusals(remote, area, {
    registry,
    shell: await readShellOffer(storage),
    sdl: (await storage.readText(schemaKey)) ?? sdlOfCheckout(),
  });
  if (found.length > 0) throw new Failure(found.join('\n'));
}
