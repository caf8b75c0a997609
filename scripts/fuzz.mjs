import './steps/node.mjs';
import { run } from './terminal/command.mjs';
import { generateTypes, installAll, aloneHere } from './steps/prepare.mjs';
import { step, tell } from './terminal/progress.mjs';

// npm run test:fuzz [-- inputs [seed]]: as the unit tests' fuzzing, with many more inputs; without a seed, with new ones.
await tell(async () => {
  const [inputs = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
  });
  await step(
    'fuzzed',
    () =>
      run('jest', ['--ci', '--testTimeout=600000', '--projects', 'gateway', '--', 'testing/fuzz'], {
        env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
      }),
    () => `${inputs} inputs, FUZZ_SEED=${seed}`,
  );
});
