// @ts-check

/**
 * A front-end that visitors may have, with its operations by name.
 *
 * @typedef {object} FrontEnd
 * @property {string} who such as 'mf-wall 3f2a91 (live)'
 * @property {Readonly<Record<string, string>>} operations
 */

/**
 * Everybody whom a change of the schema could break: each area's live, canary and previous version, and the shell.
 *
 * @param {Record<string, import('../registry.mjs').Remote>} remotes
 * @param {Readonly<Record<string, string>> | null} shell its operations; null if none was recorded
 * @returns {FrontEnd[]}
 */
export function releasedFrontEnds(remotes, shell) {
  const areas = Object.entries(remotes).flatMap(([name, { live, canary, previous, versions }]) =>
    Object.entries({ live, canary: canary?.version, previous }).flatMap(([state, version]) => {
      const area = version ? versions[version] : undefined;
      return area ? [{ who: `${name} ${version} (${state})`, operations: area.operations }] : [];
    }),
  );
  return shell ? [...areas, { who: 'The shell', operations: shell }] : areas;
}
