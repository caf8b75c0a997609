import { root } from '../../tree/root.mjs';
import { findInstalled } from './installed.mjs';
import { findLicenceProblems } from './licences.mjs';
import { findLockProblems } from './lockfile.mjs';
import { findScriptProblems } from './installScripts.mjs';

/**
 * What others wrote and we bring along: as the lockfile names it and by its hash, without programs that run while it is
 * installed, under licences that are known. Answers sentences about what is not so.
 */
export async function checkSupplyChain(folder = root) {
  const packages = findInstalled(folder);
  return [
    ...(await findLockProblems(folder)),
    ...(await findScriptProblems(folder, packages)),
    ...findLicenceProblems(packages),
  ];
}
