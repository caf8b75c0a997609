import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { step } from '../../scripts/terminal/progress.mjs';
import { hashOf, isFresh, markFresh } from '../../scripts/tree/stamps.mjs';
import { pnpm } from '../../scripts/steps/install.mjs';

/** Installs Storybook, which neither `npm start` nor `npm test` needs. */
export async function installShowcase() {
  const wanted = hashOf(['pnpm-lock.yaml', 'tools/showcase/package.json']);
  await step('storybook', async () => {
    if (isFresh('install-showcase', wanted)) return;
    await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--filter', 'showcase'], {
      env: { ...plainEnvironment(), CI: 'true' },
    });
    markFresh('install-showcase', wanted);
  });
}
