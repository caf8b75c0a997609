import { buildSchema } from 'graphql';
import { deprecatedRemarks } from '../../schema/compatibility/deprecations.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { refusals } from './gate.mjs';
import { sdlOfCheckout } from './recordRunning.mjs';
import { readShellOffer } from './shellOffer.mjs';
import { schemaKey } from './storageKeys.mjs';

/**
 * Refuses a version that is incompatible with the running site, with all reasons. Returns remarks about what it should
 * no longer use.
 *
 * @returns {Promise<string[]>}
 */
export async function requireFit(storage, remote, area) {
  const { registry } = await storage.readRegistry();
  const site = {
    registry,
    shell: await readShellOffer(storage),
    sdl: (await storage.readText(schemaKey)) ?? sdlOfCheckout(),
  };
  requireNone(refusals(remote, area, site));
  const frontEnd = { who: `${remote} ${area.version}`, operations: area.operations };
  return deprecatedRemarks(buildSchema(site.sdl), [frontEnd]);
}

/** @param {string[]} reasons why a version may not go live */
export function requireNone(reasons) {
  if (reasons.length > 0) throw new Failure(reasons.join('\n'));
}
