import { step } from '../terminal/progress.mjs';
import { withLock } from '../tree/lock.mjs';
import { areas } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { build } from './build.mjs';
import { generate } from './codegen.mjs';
import { install, installSite, isInstalled } from './install.mjs';

/**
 * Brings the checkout from any state to a site that is ready to be served; finished steps are skipped.
 *
 * @param {{ withRemotes?: boolean, siteDir?: string | null, checkedWith?: Checked, withTools?: boolean }} [site] withRemotes: false when a registry elsewhere decides
 *   which of them are live; siteDir: where to publish to, null for nowhere; checkedWith: refuse a schema that breaks what is released;
 *   withTools: false to install only what the site takes
 * @typedef {{ registryUrl: string | null, reason: string | null }} Checked reason: why to publish nevertheless
 */
export async function prepare({ withTools = true, ...site } = {}) {
  await withCheckoutLock(async () => {
    await step('installed', withTools ? install : installSite, itself);
    await generateTypes();
    await buildSite(site);
  });
}

export const installAll = () => step('installed', install, itself);

/** The steps before programs that run from the sources. */
export const prepareSources = () =>
  withCheckoutLock(async () => {
    await installAll();
    await generateTypes();
  });

/** Installs only where nothing was ever installed: a backup must not depend on the package registry. */
export async function installOnce() {
  if (!isInstalled()) await withCheckoutLock(installAll);
}

export const generateTypes = () => step('generated', generate, itself);

export async function buildSite({ withRemotes = true, siteDir = inRoot('.site'), checkedWith } = {}) {
  await step('built', () => build(withRemotes ? undefined : ['shell', 'gateway']), itself);
  if (siteDir === null) return;
  // Imported late: they need installed packages.
  if (checkedWith) {
    const { requireSchema } = await import('../../tools/release/requireSchema.mjs');
    await step('schema', () => requireSchema({ siteDir, ...checkedWith }), itself);
  }
  const { publish } = await import('../../tools/release/publish.mjs');
  await step('published', () => publish(siteDir, withRemotes ? areas : []), itself);
}

/** Runs the work while no other process installs or builds in this checkout. */
export const withCheckoutLock = (work) => withLock(inRoot('.cache', 'prepare.lock'), work);

const itself = (summary) => summary;
