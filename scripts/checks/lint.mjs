import { existsSync } from 'node:fs';
import { attempt } from '../terminal/command.mjs';
import { typedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { findRawColours } from './colours.mjs';
import { checkKitApi } from './kitApi.mjs';
import { checkSupplyChain } from './supply/supplyChain.mjs';

/**
 * oxlint's rules of code, dependency-cruiser's rules of who may import whom, colours by their roles alone, kit's
 * interface as it is committed, packages as the lockfile names them and under licences that are allowed.
 */
export async function lint() {
  const packages = typedPackages.filter((name) => existsSync(inRoot(name)));
  const [code, imports] = await Promise.all([
    attempt('oxlint', ['--type-aware', '--deny-warnings']),
    attempt('depcruise', ['--config', '.dependency-cruiser.cjs', ...packages]),
  ]);
  const colours = findRawColours();
  const kitApi = checkKitApi();
  const supply = await checkSupplyChain();
  const failures = [
    ...[code, imports].filter((check) => check.code !== 0).map((check) => check.output),
    ...(colours.length === 0 ? [] : [['Raw colours outside kit/theme; use a role:', ...colours].join('\n')]),
    ...(kitApi ? [kitApi] : []),
    ...(supply.length === 0 ? [] : [supply.join('\n')]),
  ];
  return failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: failures.join('\n\n') };
}
