import { step } from '../terminal/progress.mjs';
import { alone } from '../tree/lock.mjs';
import { remotes } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { build } from './build.mjs';
import { generate } from './codegen.mjs';
import { install } from './install.mjs';
import { publish } from './publish.mjs';

/**
 * Brings the checkout from whatever state to a site that is ready to be served; what is done already is skipped.
 *
 * @param {{ withRemotes?: boolean, siteDir?: string | null }} [site] without remotes when others decide which of them
 *   are live; siteDir: where to publish to, null for nowhere
 */
export async function prepare(site) {
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
    await buildSite(site);
  });
}

export const installAll = () => step('installed', install, itself);

export const generateTypes = () => step('generated', generate, itself);

export async function buildSite({ withRemotes = true, siteDir = inRoot('.site') } = {}) {
  await step('built', () => build(withRemotes ? undefined : ['shell', 'gateway']), itself);
  if (siteDir === null) return;
  await step('published', () => publish(siteDir, withRemotes ? remotes() : []), itself);
}

/** One program in a checkout installs and builds at a time. */
export const aloneHere = (work) => alone(inRoot('.cache', 'prepare.lock'), work);

const itself = (note) => note;
