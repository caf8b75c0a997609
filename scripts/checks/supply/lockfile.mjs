import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from './yaml.mjs';

/** Whether the lockfile is the one that the manifests ask for, and names everything by its hash from one registry. */
export async function findLockProblems(folder) {
  const lock = await readYaml(path.join(folder, 'pnpm-lock.yaml'));
  return [...manifestProblems(folder, lock), ...sourceProblems(lock), ...configurationProblems(folder)];
}

function manifestProblems(folder, { importers }) {
  return Object.entries(importers).flatMap(([place, locked]) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, place, 'package.json'), 'utf8'));
    const asked = asLines(
      kinds.map((kind) => manifest[kind] ?? {}),
      (range) => range,
    );
    const written = asLines(
      kinds.map((kind) => locked[kind] ?? {}),
      ({ specifier }) => specifier,
    );
    return asked === written
      ? []
      : [`pnpm-lock.yaml is not what ${path.join(place, 'package.json')} asks for: run pnpm install`];
  });
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

const asLines = (lists, rangeOf) =>
  lists
    .flatMap((list) => Object.entries(list).map(([name, entry]) => `${name} ${rangeOf(entry)}`))
    .sort()
    .join('\n');

function sourceProblems({ packages }) {
  return Object.entries(packages).flatMap(([name, { resolution }]) => {
    const others = Object.keys(resolution).filter((key) => key !== 'integrity');
    if (others.length > 0) return [`${name} does not come from the registry (${others.join(', ')})`];
    return /^sha512-[\w+/]{86}==$/.test(resolution.integrity ?? '')
      ? []
      : [`${name} has no sha512 in pnpm-lock.yaml`];
  });
}

/** A registry that is named in the checkout would be asked by everybody who clones it. */
function configurationProblems(folder) {
  const file = path.join(folder, '.npmrc');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines
    .filter((line) => /registry|_auth|token/i.test(line))
    .map((line) => `.npmrc may not say: ${line.split('=')[0]}`);
}
