import { mkdirSync } from 'node:fs';
import { capture } from '../../scripts/terminal/command.mjs';
import { secondsSince } from '../../scripts/terminal/progress.mjs';
import { areas, typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

const folder = inRoot('.cache/types');
/** Milliseconds: several files may be saved at once. */
const pause = 50;

/**
 * Checks the types of packages beside everything else, and prints what the compiler says.
 *
 * @param {(errors: string[]) => void} onResult what it says of each package with errors
 * @param {(name: string) => Promise<{ code: number | null, output: string }>} compile
 */
export function typeChecker(onResult, compile = (name) => capture('tsc', argumentsFor(name))) {
  const stale = new Set();
  /** The errors by package. */
  const failed = new Map();
  let isChecking = false;
  let timer = null;

  async function checkStale() {
    if (isChecking) return;
    isChecking = true;
    const started = performance.now();
    for (const name of stale) {
      stale.delete(name);
      await check(name);
      onResult([...failed.values()]);
    }
    isChecking = false;
    const result = failed.size === 0 ? '✓ types         ' : `✗ types of ${[...failed.keys()].join(', ')}`;
    console.log(`${result} ${secondsSince(started)}`);
  }

  async function check(name) {
    const { code, output } = await compile(name);
    if (code === 0) failed.delete(name);
    if (code === 0 || code === null) return;
    failed.set(name, output.trimEnd());
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
