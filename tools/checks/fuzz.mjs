import '../../scripts/steps/node.mjs';
import { run } from '../../scripts/terminal/command.mjs';
import { prepareSources } from '../../scripts/steps/prepare.mjs';
import { step, runCommand } from '../../scripts/terminal/progress.mjs';

// npm run test:fuzz [-- inputs [seed]]: the fuzzing of the unit tests with many more inputs; by default with a new seed.
await runCommand(async () => {
  const [inputs = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  await prepareSources();
  await step(
    'fuzzed',
    () =>
      run('jest', ['--ci', '--testTimeout=600000', '--projects', 'gateway', '--', 'testing/fuzz'], {
        env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
      }),
    () => `${inputs} inputs, FUZZ_SEED=${seed}`,
  );
});
