import { generateTypes, installAll, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { run } from '../../scripts/terminal/command.mjs';
import { Failure, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { installShowcase } from './install.mjs';

const output = inRoot('tools/showcase/dist');
const here = { cwd: inRoot('tools/showcase') };

const commands = {
  async develop() {
    await run('npx', ['storybook', 'dev', '--port', process.env.PORT ?? '6006', '--ci'], here);
  },
  build,
  async check() {
    await build();
    const { checkStories } = await import('./check.mjs');
    console.log(await checkStories(output));
  },
};

const [name = 'develop'] = process.argv.slice(2);
try {
  if (!Object.hasOwn(commands, name))
    throw new Failure(`npm run showcase [-- ${Object.keys(commands).join(' | ')}]`);
  await withCheckoutLock(async () => {
    await installAll();
    await installShowcase();
    await generateTypes();
  });
  await commands[name]();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build() {
  await step('showcase', () => run('npx', ['storybook', 'build', '--output-dir', output, '--quiet'], here));
}
