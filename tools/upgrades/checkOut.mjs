import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../../scripts/steps/install.mjs';
import { root } from '../../scripts/tree/root.mjs';

/**
 * The gateway of a commit, with the packages of its own lockfile, in a folder outside of this checkout.
 *
 * @param {string} commit whatever git understands
 * @returns {{ commit: string, program: string, migrations: string, remove: () => void }} commit: its whole hash; program: to run with node; migrations: their folder
 */
export function checkOutGateway(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-release-'));
  const run = (program, args, options) => execFileSync(program, args, { cwd: folder, ...options });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
    run('tar', ['-x'], { input: files });
    const only = ['--filter', 'prayer-wall', '--filter', 'gateway...', '--filter', 'kit'];
    run(
      'npx',
      ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...only],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    run(process.execPath, ['gateway/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    commit: execFileSync('git', ['rev-parse', commit], { cwd: root, encoding: 'utf8' }).trim(),
    program: path.join(folder, 'gateway/dist/main.mjs'),
    migrations: path.join(folder, 'gateway/migrations'),
    remove,
  };
}
