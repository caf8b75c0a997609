/** Licences under which this may be given on, in a browser or on a server. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for changes to its own files alone.
  'MPL-2.0',
  // Of fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose manifest says nothing, or too little, and what a file or page of theirs says. */
const saidElsewhere = {
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  pause: 'MIT',
};

/** @param {{ name: string, version: string, licence: unknown }[]} packages */
export function findLicenceProblems(packages) {
  return packages
    .map((one) => ({ ...one, licence: saidElsewhere[one.name] ?? textOf(one.licence) ?? 'no licence' }))
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version}: ${licence} is not among the licences that are allowed`,
    );
}

/** The way of long ago was an object, or a list of choices. */
function textOf(licence) {
  if (Array.isArray(licence)) return licence.map(textOf).join(' OR ');
  return typeof licence === 'string' ? licence : (licence?.type ?? null);
}

/** An SPDX expression: of a choice one will do, of several all must. AND binds closer; inner brackets go first. */
function isAllowed(expression) {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) return isAllowed(expression.replace(inner[0], isAllowed(inner[1]) ? 'MIT' : 'refused'));
  return expression
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => allowed.has(licence.trim())));
}
