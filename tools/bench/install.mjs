import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { step } from '../../scripts/terminal/progress.mjs';
import { hashOf, isFresh, markFresh } from '../../scripts/tree/stamps.mjs';
import { pnpm } from '../../scripts/steps/install.mjs';

/** Installs the peers, which neither `npm start` nor `npm test` needs. */
export async function installBench() {
  const wanted = hashOf(['pnpm-lock.yaml', 'tools/bench/package.json']);
  await step('bench', async () => {
    if (isFresh('install-bench', wanted)) return;
    await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--filter', 'bench'], {
      env: { ...plainEnvironment(), CI: 'true' },
    });
    markFresh('install-bench', wanted);
  });
}
