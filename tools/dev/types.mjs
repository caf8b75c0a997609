import { mkdirSync } from 'node:fs';
import { capture } from '../../scripts/terminal/command.mjs';
import { secondsSince } from '../../scripts/terminal/progress.mjs';
import { areas, typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

const folder = inRoot('.cache/types');
/** What was saved is on the screen first. */
const pause = 1_500;

/** Checks the types of packages beside everything else, with the lowest priority, and prints what the compiler says. */
export function typeChecker() {
  const stale = new Set();
  const failed = new Set();
  let isChecking = false;
  let timer = null;

  async function checkStale() {
    if (isChecking) return;
    isChecking = true;
    const started = performance.now();
    for (const name of stale) {
      stale.delete(name);
      await check(name);
    }
    isChecking = false;
    const result = failed.size === 0 ? '✓ types         ' : `✗ types of ${[...failed].join(', ')}`;
    console.log(`${result} ${secondsSince(started)}`);
  }

  async function check(name) {
    const { code, output } = await capture('nice', ['-n', '19', 'tsc', ...argumentsFor(name)]);
    if (code === 0) failed.delete(name);
    if (code === 0 || code === null) return;
    failed.add(name);
    console.error(output.trimEnd());
  }

  return {
    /** @param {string[]} files paths in the checkout that were saved */
    changed(files) {
      for (const name of files.flatMap(packagesBehind)) stale.add(name);
      clearTimeout(timer);
      if (stale.size > 0) timer = setTimeout(() => void checkStale(), pause);
    },
    stop: () => clearTimeout(timer),
  };
}

function argumentsFor(name) {
  mkdirSync(folder, { recursive: true });
  return [
    '-p',
    name,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    `${folder}/${name}.tsbuildinfo`,
  ];
}

/** The packages whose types a file may break. */
function packagesBehind(file) {
  const [name] = file.split('/');
  if (name === 'schema') return typedPackages;
  return name === 'kit' ? ['kit', 'shell', ...areas] : typedPackages.filter((one) => one === name);
}
