import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { unlessFresh } from '../../scripts/tree/stamps.mjs';
import { installTool } from '../../scripts/steps/install.mjs';

/**
 * Peers with hundreds of packages of their own, some of which move versions that the gateway uses too: they have their own
 * lock files.
 */
const apart = ['hive', 'next', 'postgraphile5'].map((name) => `tools/bench/peers/${name}`);

/** Installs the peers, which neither `npm start` nor `npm test` needs. */
export async function installBench() {
  const env = { ...plainEnvironment(), CI: 'true' };
  await step('bench', () => installTool('bench'));
  for (const folder of apart)
    await step(folder, () =>
      unlessFresh(folder.replaceAll('/', '-'), [`${folder}/package-lock.json`], () =>
        run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: inRoot(folder), env }),
      ),
    );
}

/** The production build of the page that whole documents are compared with. */
export const buildNext = () =>
  step('next build', () =>
    unlessFresh('bench-next-build', ['tools/bench/peers/next'], () =>
      run('npx', ['next', 'build'], {
        cwd: inRoot('tools/bench/peers/next'),
        env: { ...plainEnvironment(), CI: 'true', NEXT_TELEMETRY_DISABLED: '1' },
      }),
    ),
  );
