import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { hashOf } from '../tree/stamps.mjs';
import { typedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';

export const pnpm = 'pnpm@12.21.0';
const stamp = inRoot('node_modules', '.installed');

/** Installs what the lockfile names, unless the same is installed already. */
export async function install() {
  const wanted = wantedInstallation();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  // CI keeps pnpm from asking; nobody may be there to answer.
  // The measurements bring whole other servers to compare with; `npm run bench` installs those itself.
  await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--filter', '!bench'], {
    env: { ...plainEnvironment(), CI: 'true' },
  });
  writeFileSync(stamp, wanted);
  return 'installed';
}

/** Packages with binaries differ by platform, so a checkout that was moved to another is not up to date. */
function wantedInstallation() {
  const manifests = ['package.json', ...typedPackages.map((name) => `${name}/package.json`)];
  return createHash('sha256')
    .update(hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}
