import { existsSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { remotes } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { hashOf, isFresh, markFresh } from '../tree/stamps.mjs';

/** Builds each part, or each of those that are named, whose sources changed since its last build. Answers which. */
export async function build(names = parts().map((part) => part.name)) {
  const stale = parts()
    .filter((part) => names.includes(part.name))
    .filter((part) => !existsSync(inRoot(part.makes)) || !isFresh(`build-${part.name}`, hashFor(part)));
  await inParallel(2, stale, async (part) => {
    // Taken before: what is saved during the build is built next time.
    const hash = hashFor(part);
    await run(part.program, part.args, { cwd: inRoot(part.folder), env: plainEnvironment() });
    markFresh(`build-${part.name}`, hash);
  });
  return stale.length === 0 ? 'up to date' : stale.map((part) => part.name).join(', ');
}

/** What is built, the longest first. */
function parts() {
  return [
    webPart('shell', 'shell/dist/index.html'),
    ...remotes().map((name) => webPart(name, `${name}/dist/remoteEntry.js`)),
    {
      name: 'gateway',
      folder: '.',
      program: 'node',
      args: ['gateway/build.mjs'],
      makes: 'gateway/dist/main.mjs',
      inputs: ['gateway', 'schema'],
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

async function inParallel(lanes, tasks, work) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await work(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
