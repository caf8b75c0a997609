import '../../scripts/steps/node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../../scripts/steps/install.mjs';
import { prepareSources } from '../../scripts/steps/prepare.mjs';
import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { Failure, runCommand, step } from '../../scripts/terminal/progress.mjs';

// npm run test:elsewhere: an area in a repository of its own is installed from packed files, generated, compiled,
// tested, built and released to a site of this checkout's shell, by nothing but the commands of its README.
await runCommand(async () => {
  await prepareSources();
  const folder = mkdtempSync(path.join(tmpdir(), 'area-elsewhere-'));
  const repository = path.join(folder, 'events');
  const siteDir = path.join(folder, 'site');
  const inRepository = (...args) =>
    run('npx', ['--yes', pnpm, ...args], {
      cwd: repository,
      env: { ...plainEnvironment(), CI: '', SITE_DIR: siteDir, PORT: '1' },
    });
  try {
    await step('packed', async () => {
      const { writeRepository } = await import('../dev/newRepository.mjs');
      await writeRepository('events', repository);
    });
    await step('installed', () => inRepository('install', '--prefer-offline'));
    for (const script of ['codegen', 'types', 'test', 'build'])
      await step(script, () => inRepository('run', script));
    await step('site', async () => {
      const { publish } = await import('../release/publish.mjs');
      await publish(siteDir, []);
    });
    await step('released', () => inRepository('run', 'release'));
    requireLive(siteDir);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function requireLive(siteDir) {
  const { remotes } = JSON.parse(readFileSync(path.join(siteDir, 'registry.json'), 'utf8'));
  const { live, versions } = remotes['mf-events'];
  const { routes, entry } = versions[live];
  if (routes[0].path !== '/events' || entry !== `/mf/mf-events/${live}/remoteEntry.js`)
    throw new Failure(`The registry has another area: ${JSON.stringify(versions[live])}`);
  readFileSync(path.join(siteDir, entry));
}
