import '../../scripts/steps/node.mjs';
import { run } from '../../scripts/terminal/command.mjs';
import { prepareSources } from '../../scripts/steps/prepare.mjs';
import { step, runCommand } from '../../scripts/terminal/progress.mjs';

/** Tests of the gateway by the beginnings of their paths. All are part of npm test too, with fewer random inputs. */
const suites = {
  fuzz: ['testing/fuzz'],
  /** Those behind docs/trust.md. */
  security: [
    'testing/',
    'api/',
    'web/',
    'src/config',
    'platform/http',
    'platform/limits',
    'platform/log',
    'domains/moderation/',
    'domains/newsletter/',
    'domains/notifications/pushSubscriptions',
    'domains/prayers/anonymity',
    'jobs/mail/deliver',
    'jobs/push/',
  ],
};

// npm run test:fuzz [-- inputs [seed]], npm run test:security [-- inputs [seed]]: tests with many random inputs; by
// default with a new seed.
await runCommand(async () => {
  const [name, inputs = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  await prepareSources();
  if (name === 'security')
    await step('deployment', () => run('jest', ['--ci', '--projects', 'tools/checks', '--', 'deploy/']));
  await step(
    name,
    () =>
      run('jest', ['--ci', '--testTimeout=600000', '--projects', 'gateway', '--', ...suites[name]], {
        env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
      }),
    () => `${inputs} inputs, FUZZ_SEED=${seed}`,
  );
});
