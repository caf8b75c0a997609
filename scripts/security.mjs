import './steps/node.mjs';
import { run } from './terminal/command.mjs';
import { generateTypes, installAll, aloneHere } from './steps/prepare.mjs';
import { step, tell } from './terminal/progress.mjs';

/** Where what docs/trust.md promises is tried; all of it is part of npm test as well, with fewer random inputs. */
const suites = [
  'testing/',
  'auth/',
  'http/',
  'graphql/',
  'pages/',
  'newsletter/',
  'push/',
  'moderation/',
  'src/config',
  'src/log',
  'mail/deliver',
  'prayers/anonymity',
  'live/streams',
];

// npm run test:security [-- inputs [seed]]: everything about trust, with many random inputs.
await tell(async () => {
  const [inputs = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
  });
  await step('deployment tried', () => run('jest', ['--ci', '--projects', 'scripts', '--', 'checks/deploy']));
  await step(
    'security tried',
    () =>
      run('jest', ['--ci', '--testTimeout=600000', '--projects', 'gateway', '--', ...suites], {
        env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
      }),
    () => `${inputs} inputs, FUZZ_SEED=${seed}`,
  );
});
