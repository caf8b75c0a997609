import { installTool } from '../../scripts/steps/install.mjs';
import { prepareSources, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { run } from '../../scripts/terminal/command.mjs';
import { Failure, runCommand, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

const output = inRoot('tools/showcase/dist');
const here = { cwd: inRoot('tools/showcase') };

const commands = {
  async develop() {
    await run('npx', ['storybook', 'dev', '--port', process.env.PORT ?? '6006', '--ci'], {
      ...here,
      live: true,
    });
  },
  build,
  async check() {
    await build();
    const { checkStories } = await import('./check.mjs');
    console.log(await checkStories(output));
  },
};

const [name = 'develop'] = process.argv.slice(2);
await runCommand(async () => {
  if (!Object.hasOwn(commands, name))
    throw new Failure(`npm run showcase [-- ${Object.keys(commands).join(' | ')}]`);
  await prepareSources();
  await withCheckoutLock(() => step('storybook', () => installTool('showcase')));
  await commands[name]();
});

async function build() {
  await step('showcase', () => run('npx', ['storybook', 'build', '--output-dir', output, '--quiet'], here));
}
