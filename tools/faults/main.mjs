import '../../scripts/steps/node.mjs';
import { buildSite, withCheckoutLock, generateTypes, installAll } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';

// npm run test:faults [-- seed [words of a name]]: every fault with all its rounds; by default with a new seed.
await runCommand(async () => {
  const [seed = String(Date.now() % 2 ** 31), ...words] = process.argv.slice(2);
  await withCheckoutLock(async () => {
    await installAll();
    await generateTypes();
    await buildSite();
  });
  // Imported late: it needs installed packages.
  const { testFaults } = await import('./run.mjs');
  const options = { seed: Number(seed), isLong: true, only: words.join(' ') };
  const { passed, failed } = await testFaults(options, (line) => console.log(line));
  console.log(`\n${passed} survived, ${failed} not, seed ${seed}`);
  if (failed > 0) throw new Failure('Not every fault was survived.');
});
process.exit();
