import './steps/node.mjs';
import { testFaults } from './faults/run.mjs';
import { build } from './steps/build.mjs';
import { aloneHere, generateTypes, installAll } from './steps/prepare.mjs';
import { Failure, step, tell } from './terminal/progress.mjs';

// npm run test:faults [-- seed [words of a name]]: every fault with all its rounds; without a seed, with a new one.
await tell(async () => {
  const [seed = String(Date.now() % 2 ** 31), ...words] = process.argv.slice(2);
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
    await step('built', () => build(['gateway']));
  });
  const options = { seed: Number(seed), isLong: true, only: words.join(' ') };
  const { passed, failed } = await testFaults(options, (line) => console.log(line));
  console.log(`\n${passed} survived, ${failed} not, seed ${seed}`);
  if (failed > 0) throw new Failure('Not every fault was survived.');
});
process.exit();
