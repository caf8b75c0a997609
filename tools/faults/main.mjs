import '../../scripts/steps/node.mjs';
import { prepare } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';

// npm run test:faults [-- seed [words of a name]]: every fault with all its rounds; by default with a new seed.
// npm run test:faults -- patroni [seed [words of a name]]: faults of three database machines.
await runCommand(async () => {
  const all = process.argv.slice(2);
  const isOfMachines = all[0] === 'patroni';
  const [seed = String(Date.now() % 2 ** 31), ...words] = isOfMachines ? all.slice(1) : all;
  await prepare();
  const options = { seed: Number(seed), isLong: true, only: words.join(' ') };
  const { passed, failed } = await (isOfMachines ? testMachines(options) : testOthers(options));
  console.log(`\n${passed} survived, ${failed} not, seed ${seed}`);
  if (failed > 0) throw new Failure('Not every fault was survived.');
});
process.exit();

// Both are imported late: they need installed packages.

async function testOthers(options) {
  const { testFaults } = await import('./run.mjs');
  return testFaults(options, (line) => console.log(line));
}

async function testMachines(options) {
  const { missingForPatroni } = await import('./patroni/cluster.mjs');
  const missing = missingForPatroni();
  if (missing) throw new Failure(missing);
  const { testPatroni } = await import('./patroni/run.mjs');
  return testPatroni(options, (line) => console.log(line));
}
