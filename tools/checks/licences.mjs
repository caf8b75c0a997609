import { pnpm } from '../../scripts/steps/install.mjs';
import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';

/** Licence expressions, as packages write them, that allow the distribution of this product. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT AND BSD-3-Clause)',
  'MIT AND ISC AND BSD-3-Clause',
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  // Applies only to changes of its own files.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose manifest has no licence, but whose repositories do. */
const namedElsewhere = { pause: 'MIT' };

/**
 * Production packages under a licence that is not allowed, one sentence each.
 *
 * @param {Record<string, { name: string, versions: string[] }[]>} [byLicence] as `pnpm licenses list --json` prints it
 */
export async function findLicenceProblems(byLicence) {
  return Object.entries(byLicence ?? (await listLicences())).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !allowed.has(namedElsewhere[name] ?? licence))
      .map(({ name, versions }) => `${name}@${versions.join(', ')}: the licence ${licence} is not allowed`),
  );
}

async function listLicences() {
  const output = await run('npx', ['--yes', pnpm, '-r', 'licenses', 'list', '--prod', '--json'], {
    env: plainEnvironment(),
  });
  return JSON.parse(output.slice(output.indexOf('{')));
}
