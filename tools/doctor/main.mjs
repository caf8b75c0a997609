import '../../scripts/steps/node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from '../../scripts/steps/build.mjs';
import { installOnce, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { environmentOf } from '../../scripts/site/gateway.mjs';
import { readSettings } from '../../scripts/site/settings.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';
import { findDatabase } from './database.mjs';

// npm run doctor [-- --to address]: what is wrong with this installation, beside the running site, with its settings.
await runCommand(async () => {
  const settings = await readSettings(process.env).catch((error) => {
    throw error instanceof Failure ? new Failure(`problem  Configuration: ${error.message}`) : error;
  });
  await installOnce();
  const program = `${settings.gatewayDir}/doctor.mjs`;
  if (!existsSync(program)) await withCheckoutLock(() => build(['gateway']));
  const { url, reason } = findDatabase(settings);
  const args = reason ? ['--no-database', reason] : [];
  const child = spawn(process.execPath, [program, ...args, ...process.argv.slice(2)], {
    env: environmentOf(settings, { databaseUrl: url }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
process.exit();
