import './steps/node.mjs';
import { withCheckoutLock, installAll } from './steps/prepare.mjs';
import { report } from './terminal/report.mjs';
import { runCommand } from './terminal/progress.mjs';

// npm test: every check, or the named ones; arguments after `--` go to jest or Playwright.
const split = process.argv.indexOf('--', 2);
const named = process.argv.slice(2, split < 0 ? undefined : split);
const passedOn = split < 0 ? [] : process.argv.slice(split + 1);

const checks = report((name) => named.length === 0 || named.includes(name));

await runCommand(async () => {
  await withCheckoutLock(installAll);
  // Imported late: it needs installed packages.
  const { runChecks } = await import('../tools/checks/main.mjs');
  await runChecks(checks, passedOn);
});
checks.close();
// Connections cut by the fault tests are never closed and would keep the process alive.
process.exit();
