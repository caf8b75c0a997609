import '../../scripts/steps/node.mjs';
import { readSettings } from '../../scripts/site/settings.mjs';
import { installOnce } from '../../scripts/steps/prepare.mjs';
import { runCommand } from '../../scripts/terminal/progress.mjs';

// npm run backup [-- file], backup-key, restore -- file [--force], load-export -- file [--dry-run],
// recover-admin -- address, rotate-care-key
const commands = {
  backup: './backupCommand.mjs',
  'backup-key': './backupKeyCommand.mjs',
  restore: './restoreCommand.mjs',
  'load-export': './loadExportCommand.mjs',
  'recover-admin': './recoverAdminCommand.mjs',
  'rotate-care-key': './rotateCareKeyCommand.mjs',
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
