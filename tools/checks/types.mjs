import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areas, typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { typeErrors } from './tsc.mjs';

/** TypeScript over every package and the example client. */
export async function types() {
  const failures = [];
  for (const project of projects()) {
    const errors = await typeErrors(project);
    if (errors !== null) failures.push(errors);
  }
  return failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: failures.join('\n') };
}

/**
 * The areas together with kit, which each of them would check anew. Not the shell: its worker brings the globals of
 * workers.
 */
function projects() {
  const options = optionsOf('kit');
  const together = ['kit', ...areas].filter((name) => hasSources(name) && optionsOf(name) === options);
  const alone = [...typedPackages, 'docs/api/typescript'].filter((name) => !together.includes(name));
  return [...alone.filter(hasSources), joined(together)];
}

const optionsOf = (name) => readFileSync(inRoot(name, 'tsconfig.json'), 'utf8');

function joined(names) {
  const file = inRoot('.cache', 'areas.tsconfig.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const include = names.map((name) => `../${name}`);
  writeFileSync(file, JSON.stringify({ extends: '../kit/tsconfig.json', include }));
  return file;
}

const hasSources = (name) => filesUnder(inRoot(name)).some((file) => /\.tsx?$/.test(file));
