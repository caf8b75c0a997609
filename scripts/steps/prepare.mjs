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
 * @param {{ withRemotes?: boolean }} [site] without remotes when others decide which of them are live
 */
export async function prepare({ withRemotes = true } = {}) {
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
    await buildSite(withRemotes);
  });
}

export const installAll = () => step('installed', install, itself);

export const generateTypes = () => step('generated', generate, itself);

export async function buildSite(withRemotes = true) {
  await step('built', () => build(withRemotes ? undefined : ['shell', 'gateway']), itself);
  await step('published', () => publish(withRemotes ? remotes() : []), itself);
}

/** One program in a checkout installs and builds at a time. */
export const aloneHere = (work) => alone(inRoot('.cache', 'prepare.lock'), work);

const itself = (note) => note;
