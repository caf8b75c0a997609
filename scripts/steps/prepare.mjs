import { step } from '../terminal/progress.mjs';
import { alone } from '../tree/lock.mjs';
import { inRoot } from '../tree/root.mjs';
import { build } from './build.mjs';
import { generate } from './codegen.mjs';
import { install } from './install.mjs';
import { publish } from './publish.mjs';

/** Brings the checkout from whatever state to a site that is ready to be served; what is done already is skipped. */
export async function prepare() {
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
    await buildSite();
  });
}

export const installAll = () => step('installed', install, itself);

export const generateTypes = () => step('generated', generate, itself);

export async function buildSite() {
  await step('built', () => build(), itself);
  await step('published', publish, itself);
}

/** One program in a checkout installs and builds at a time. */
export const aloneHere = (work) => alone(inRoot('.cache', 'prepare.lock'), work);

const itself = (note) => note;
