import { capture } from '../../scripts/terminal/command.mjs';
import { typedPackages } from '../../scripts/tree/packages.mjs';
import { hashOf, isFresh, markFresh } from '../../scripts/tree/stamps.mjs';
import { findRawColours } from './colours.mjs';
import { goEnvironment } from './goEnvironment.mjs';
import { checkKitApi } from './kitApi.mjs';
import { findLicenceProblems } from './licences.mjs';
import { findStaleCatalogs } from './messages.mjs';
import { program, typeAware } from './programs.cjs';

/**
 * oxlint's code rules, dependency-cruiser's import rules, colours only from the palette, the committed interface of
 * kit, licences of production packages, catalogs that have the messages of the sources.
 */
export async function lint() {
  const [code, imports, licences, kitApi, stale] = await Promise.all([
    capture(program('oxlint'), ['--type-aware', '--deny-warnings'], {
      env: { ...goEnvironment(), ...typeAware },
    }),
    capture(program('depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
      ...typedPackages,
      'scripts',
      'tools',
    ]),
    findLicenceProblems(),
    kitApiProblem(),
    findStaleCatalogs(),
  ]);
  const colours = findRawColours();
  const failures = [
    ...[code, imports].filter((check) => check.code !== 0).map((check) => check.output),
    ...(colours.length === 0
      ? []
      : [['Raw colours outside schema/palette.ts; use a role:', ...colours].join('\n')]),
    ...(kitApi ? [kitApi] : []),
    ...(stale.length === 0
      ? []
      : [['Catalogs without today’s messages; run npm run messages:', ...stale].join('\n')]),
    ...(licences.length === 0 ? [] : [licences.join('\n')]),
  ];
  return failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: failures.join('\n\n') };
}

/** Slow, so it is skipped while nothing has changed. */
async function kitApiProblem() {
  const hash = hashOf(['kit', 'schema', 'pnpm-lock.yaml']);
  if (isFresh('kit-api', hash)) return null;
  const problem = await checkKitApi();
  if (!problem) markFresh('kit-api', hash);
  return problem;
}
