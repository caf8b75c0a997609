import '../../scripts/steps/node.mjs';
import { run } from '../../scripts/terminal/command.mjs';
import { prepareSources } from '../../scripts/steps/prepare.mjs';
import { step, runCommand } from '../../scripts/terminal/progress.mjs';

/** The tests behind docs/trust.md. All of them are part of npm test too, with fewer random inputs. */
const suites = [
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
];

// npm run test:security [-- inputs [seed]]: the security tests with many random inputs.
await runCommand(async () => {
  const [inputs = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  await prepareSources();
  await step('deployment tried', () => run('jest', ['--ci', '--projects', 'tools/checks', '--', 'deploy/']));
  await step(
    'security tried',
    () =>
      run('jest', ['--ci', '--testTimeout=600000', '--projects', 'gateway', '--', ...suites], {
        env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
      }),
    () => `${inputs} inputs, FUZZ_SEED=${seed}`,
  );
});
