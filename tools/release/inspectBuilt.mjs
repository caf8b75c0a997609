import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/steps/build.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { installedBrowser } from '../checks/browser.mjs';
import { typeErrors } from '../checks/tsc.mjs';
import { readDescription } from './area.mjs';
import { builtRefusals } from './builtFiles.mjs';
import { sdlOfCheckout } from './recordRunning.mjs';
import { refuse } from './refuse.mjs';
import { requireNone } from './requireFit.mjs';
import { readShellOffer } from './shellOffer.mjs';
import { schemaKey } from './storageKeys.mjs';

/**
 * Judges a build by itself: its files, its types, and whether it works in a browser with the running shell.
 *
 * @param {import('./storage.mjs').Storage} storage
 * @param {{ remote: string, built: string, area: import('../../schema/area.mjs').Area, needsBrowser: boolean }} order
 *   needsBrowser: without a Chromium it is refused
 * @returns {Promise<string[]>} remarks
 * @throws {import('../../scripts/terminal/progress.mjs').Failure} with all reasons against it
 */
export async function inspectBuilt(storage, { remote, built, area, needsBrowser }) {
  requireNone(builtRefusals(remote, built, readDescription(built), await readShellOffer(storage)));
  const findings = await Promise.all([
    judgeTypes(remote, path.dirname(built)),
    judgeInBrowser(storage, { remote, built, area, needsBrowser }),
  ]);
  requireNone(findings.flatMap(({ refusals = [] }) => refusals));
  return findings.flatMap(({ remarks = [] }) => remarks);
}

/** @param {string} remote @param {string} sources the folder of an area */
export async function judgeTypes(remote, sources) {
  const hasSources = ['area.ts', 'tsconfig.json'].every((file) => existsSync(path.join(sources, file)));
  if (!hasSources)
    return {
      remarks: [`The types of ${remote} were not checked, because its sources are not beside its build.`],
    };
  const errors = await typeErrors(sources);
  return errors === null ? {} : { refusals: [`PW-240 ${remote} does not compile with this kit:\n${errors}`] };
}

async function judgeInBrowser(storage, { remote, built, area, needsBrowser }) {
  const executablePath = await installedBrowser();
  if (executablePath) {
    const sdl = (await storage.readText(schemaKey)) ?? sdlOfCheckout();
    const shell = await shellFolder(storage);
    // The driver of the browser is large.
    const { tryArea } = await import('./trial/tryArea.mjs');
    return tryArea({ remote, built, area, sdl, shell, executablePath });
  }
  if (needsBrowser)
    throw refuse(
      'PW-248',
      `There is no Chromium to try ${remote} in. Install one, or name it by BROWSER_PATH.`,
    );
  return {
    remarks: [`${remote} was not tried in a browser: no Chromium was found (BROWSER_PATH names one).`],
  };
}

/** The build of the running shell; the one of this checkout where the storage has none. */
async function shellFolder(storage) {
  const running = path.join(storage.location, 'shell');
  if (existsSync(path.join(running, 'manifest.json'))) return running;
  if (!existsSync(inRoot('shell/dist/manifest.json'))) await build(['shell']);
  return inRoot('shell/dist');
}
