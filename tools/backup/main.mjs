import '../../scripts/steps/node.mjs';
import { readSettings } from '../../scripts/site/settings.mjs';
import { installOnce } from '../../scripts/steps/prepare.mjs';
import { runCommand } from '../../scripts/terminal/progress.mjs';

// npm run backup [-- file], npm run restore -- file [--force], npm run recover-admin -- address
const commands = {
  backup: './backupCommand.mjs',
  restore: './restoreCommand.mjs',
  'recover-admin': './recoverAdminCommand.mjs',
};

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const settings = await readSettings(process.env);
  await installOnce();
  // Imported late: it needs installed packages.
  const { command } = await import(commands[name]);
  await command(settings, args);
});
process.exit();
