import '../../scripts/steps/node.mjs';
import { parseArgs } from 'node:util';
import { readSettings } from '../../scripts/site/settings.mjs';
import { installOnce } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';

/** Each `npm run` command: its module, and what may follow its name. */
const commands = {
  backup: { module: './backupCommand.mjs', usage: '[file]' },
  'backup-key': { module: './backupKeyCommand.mjs', usage: '' },
  restore: { module: './restoreCommand.mjs', usage: 'file [--force]' },
  'load-export': { module: './loadExportCommand.mjs', usage: 'file [--dry-run] [--start-over]' },
  'recover-admin': { module: './recoverAdminCommand.mjs', usage: 'address' },
  'rotate-care-key': { module: './rotateCareKeyCommand.mjs', usage: '' },
};

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const { module, usage } = commands[name];
  const { values, positionals } = parse(name, usage, args);
  const settings = await readSettings(process.env);
  await installOnce();
  // Imported late: it needs installed packages.
  const { command } = await import(module);
  await command(settings, positionals, values);
});
process.exit();

/** @throws {Failure} for what the usage does not have */
function parse(name, usage, args) {
  const flags = [...usage.matchAll(/--([\w-]+)/g)].map(([, flag]) => [
    flag,
    { type: 'boolean', default: false },
  ]);
  const most = /^\[?\w/.test(usage) ? 1 : 0;
  try {
    const parsed = parseArgs({ args, allowPositionals: true, options: Object.fromEntries(flags) });
    if (parsed.positionals.length <= most) return parsed;
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new Failure(`Usage: ${`npm run ${name} -- ${usage}`.replace(/ -- $/, '')}`);
}
