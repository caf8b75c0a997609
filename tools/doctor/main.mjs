import '../../scripts/steps/node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from '../../scripts/steps/build.mjs';
import { installOnce, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { environmentOf } from '../../scripts/site/gateway.mjs';
import { addressOfRunning } from '../../scripts/site/postgres/database.mjs';
import { readSettings } from '../../scripts/site/settings.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';

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

/** The address of the site's database, or why there is none to look at. */
function findDatabase({ databaseUrl, dataDir }) {
  try {
    return { url: databaseUrl ?? addressOfRunning(dataDir), reason: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // The gateway's settings need an address.
    return { url: 'postgres://127.0.0.1:1/prayer_wall', reason: error.message };
  }
}
