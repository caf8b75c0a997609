import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { hashOf } from '../tree/stamps.mjs';
import { installedTools, typedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';

export const pnpm = 'pnpm@12.21.0';
const stamp = inRoot('node_modules', '.installed');

/** Installs what the lockfile names, unless it is installed already. */
export async function install() {
  const wanted = wantedInstallation();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  await runInstallation('--frozen-lockfile');
  writeFileSync(stamp, wanted);
  return 'installed';
}

/** Adds packages that are new in the checkout to the lockfile. */
export const updateLockfile = () =>
  runInstallation('--lockfile-only', '--no-frozen-lockfile', '--prefer-offline');

/** Options without what `npm run bench`, `showcase`, `api-client` and `docs` install. */
export const withoutLater = ['bench', 'showcase', 'api-client', 'docs'].flatMap((name) => ['--filter', `!${name}`]);

/** CI suppresses pnpm's prompts. */
const runInstallation = (...options) =>
  run('npx', ['--yes', pnpm, 'install', ...options, ...withoutLater], {
    env: { ...plainEnvironment(), CI: 'true' },
  });

/** Whether an installation has ever finished here. */
export const isInstalled = () => existsSync(inRoot('node_modules', '.modules.yaml'));

/** Packages with binaries differ by platform, so the platform counts too. */
function wantedInstallation() {
  const manifests = [
    'package.json',
    ...[...typedPackages, ...installedTools].map((name) => `${name}/package.json`),
  ];
  return createHash('sha256')
    .update(hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}
