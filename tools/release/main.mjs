import '../../scripts/steps/node.mjs';
import { installOnce } from '../../scripts/steps/prepare.mjs';
import { runCommand } from '../../scripts/terminal/progress.mjs';

// npm run release, promote, canary, rollback, releases, check-schema: releases one area, or takes it back.
await runCommand(async () => {
  await installOnce();
  // Imported late: it needs installed packages.
  const { commands } = await import('./commands.mjs');
  const { refuse } = await import('./refuse.mjs');
  const [name, ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw refuse('PW-211', `Expected one of ${Object.keys(commands).join(', ')}.`);
  await command(args);
});
