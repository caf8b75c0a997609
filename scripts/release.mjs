import './steps/node.mjs';
import { canary } from './release/canary.mjs';
import { promote } from './release/promote.mjs';
import { refuse } from './release/refuse.mjs';
import { release } from './release/release.mjs';
import { rollback } from './release/rollback.mjs';
import { schemaCheck } from './release/schemaCheck.mjs';
import { status } from './release/status.mjs';
import { tell } from './terminal/progress.mjs';

// pnpm release, promote, canary, rollback, releases, check-schema: one area at a time goes live, or is taken back.
const commands = { release, promote, canary, rollback, releases: status, 'check-schema': schemaCheck };

await tell(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw refuse('PW-211', `Expected one of ${Object.keys(commands).join(', ')}.`);
  await command(args);
});
