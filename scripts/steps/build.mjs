import { existsSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { areas } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { hashOf, isFresh, markFresh } from '../tree/stamps.mjs';
import { inParallel } from './inParallel.mjs';

/** Builds the parts (all, or the named ones) whose sources changed since their last build. Returns a summary. */
export async function build(names = parts().map((part) => part.name)) {
  const stale = parts()
    .filter((part) => names.includes(part.name))
    .filter((part) => !existsSync(inRoot(part.makes)) || !isFresh(`build-${part.name}`, hashFor(part)));
  await inParallel(2, stale, async (part) => {
    // Taken before the build: files saved during it are built next time.
    const hash = hashFor(part);
    await run(part.program, part.args, { cwd: inRoot(part.folder), env: plainEnvironment() });
    markFresh(`build-${part.name}`, hash);
  });
  return stale.length === 0 ? 'up to date' : stale.map((part) => part.name).join(', ');
}

/** The parts in the order of their build time, longest first. */
function parts() {
  return [
    webPart('shell', 'shell/dist/manifest.json'),
    ...areas.map((name) => webPart(name, `${name}/dist/remoteEntry.js`)),
    {
      name: 'gateway',
      folder: '.',
      program: 'node',
      args: ['gateway/build.mjs'],
      makes: 'gateway/dist/main.mjs',
      // `package.json` has the version of the product.
      inputs: ['gateway', 'schema', 'kit/build', 'tools/backup/copy', 'package.json'],
    },
  ];
}

const webPart = (name, makes) => ({
  name,
  folder: name,
  program: 'webpack',
  args: [],
  makes,
  inputs: [name, 'kit', 'schema'],
});

const hashFor = (part) =>
  hashOf(
    ['pnpm-lock.yaml', ...part.inputs],
    (file) => !/\.test\.tsx?$|\/testing\/|jest\.config|\.md$/.test(file),
  );
