import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { readIfAny } from '../tree/files.mjs';
import { hashOf, unlessFresh } from '../tree/stamps.mjs';
import { installedTools, typedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';

export const pnpm = 'pnpm@12.21.0';
const stamp = inRoot('node_modules', '.installed');

const without = (...names) => names.flatMap((name) => ['--filter', `!${name}`]);

/** Options without what `installTool` installs. */
const withoutLater = without('bench', 'showcase', 'api-client', 'docs');

/** Options of an installation that builds and runs the site, but neither checks it nor runs `npm run dev`. */
const siteOnly = [...withoutLater, ...without('checks', 'dev')];

/** Installs what the lockfile names, unless it is installed already. */
export function install() {
  const wanted = wantedInstallation();
  return installUnless([wanted], wanted, withoutLater);
}

/** Installs what building and running the site takes, unless that or everything is installed already. */
export function installSite() {
  const everything = wantedInstallation();
  const wanted = `${everything} site`;
  return installUnless([everything, wanted], wanted, siteOnly);
}

async function installUnless(sufficient, wanted, filters) {
  if (sufficient.includes(readIfAny(stamp))) return 'up to date';
  await runInstallation('--frozen-lockfile', ...filters);
  writeFileSync(stamp, wanted);
  return 'installed';
}

/** Installs the packages of a tool that neither `npm start` nor `npm test` needs. */
export const installTool = (name) =>
  unlessFresh(`install-${name}`, ['pnpm-lock.yaml', `tools/${name}/package.json`], () =>
    runInstallation('--frozen-lockfile', '--filter', name),
  );

/** Adds packages that are new in the checkout to the lockfile. */
export const updateLockfile = () =>
  runInstallation('--lockfile-only', '--no-frozen-lockfile', '--prefer-offline', ...withoutLater);

/** CI suppresses pnpm's prompts. */
const runInstallation = (...options) =>
  run('npx', ['--yes', pnpm, 'install', ...options], { env: { ...plainEnvironment(), CI: 'true' } });

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
