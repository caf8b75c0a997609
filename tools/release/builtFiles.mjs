import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import semver from 'semver';
import { readIfAny } from '../../scripts/tree/files.mjs';
import { budgets, inKilobytes } from './budgets.mjs';

/**
 * The reasons why the files of a build may not go live, one line each with its number in docs/errors.md.
 *
 * @param {string} remote
 * @param {string} built the folder
 * @param {import('zod').output<typeof import('../../schema/area.mjs').builtAreaRule>} description its area.json
 * @param {import('./shellOffer.mjs').ShellOffer} shell the running one
 */
export function builtRefusals(remote, built, description, shell) {
  const manifest = JSON.parse(readIfAny(path.join(built, 'mf-manifest.json')) ?? '{}');
  const scripts = readdirSync(built)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, content: readFileSync(path.join(built, file)) }));
  return [
    ...nameRefusals(remote, description, shell),
    ...exposureRefusals(remote, built, description, manifest),
    ...weightRefusals(remote, description, scripts),
    ...reactRefusals(remote, manifest, scripts, shell),
  ];
}

function nameRefusals(remote, { takes = [] }, { kit, names }) {
  const missing = names ? takes.filter((name) => !names.includes(name)) : [];
  return missing.map(
    (name) => `PW-241 ${remote} takes ${name} from kit, which kit ${kit} of the shell does not have.`,
  );
}

function exposureRefusals(remote, built, area, { exposes = [] }) {
  const { routes, slots } = area;
  const exposed = exposes.map((one) => one.path);
  const wanted = [
    ...routes.map(({ path: at, module }) => ({ module, of: `the route ${at}` })),
    ...Object.entries(slots).map(([slot, module]) => ({ module, of: `the slot ${slot}` })),
  ];
  return [
    ...wanted
      .filter(({ module }) => !exposed.includes(`./${module}`))
      .map(({ module, of }) => `PW-242 ${remote} does not expose ${module} of ${of}.`),
    ...[...firstFiles(area)]
      .filter((file) => !existsSync(path.join(built, file)))
      .map((file) => `PW-242 ${remote} names the file ${file}, which its build does not have.`),
  ];
}

/** The scripts that its pages, and the slots that pages show at once, need before anything is pressed. */
const firstFiles = ({ entry, routes, slotNeeds = {} }) =>
  new Set([entry, ...[...routes, ...Object.values(slotNeeds)].flatMap(({ files }) => files)]);

function weightRefusals(remote, area, scripts) {
  const first = firstFiles(area);
  const lazy = scripts
    .filter(({ file }) => !first.has(file))
    .map(({ file, content }) => ({ file, bytes: gzipSync(content, { level: 9 }).length }));
  const sum = lazy.reduce((total, { bytes }) => total + bytes, 0);
  return [
    ...lazy
      .filter(({ bytes }) => bytes > budgets.largestLazy)
      .map(
        ({ file, bytes }) =>
          `PW-243 ${remote}'s ${file}, which is loaded on demand, has ${inKilobytes(bytes)}; ${inKilobytes(budgets.largestLazy)} are allowed.`,
      ),
    ...(sum > budgets.lazy
      ? [
          `PW-243 ${remote} loads ${inKilobytes(sum)} on demand in all; ${inKilobytes(budgets.lazy)} are allowed.`,
        ]
      : []),
  ];
}

/** Where React defines what react-dom reads: a script that has this brings a React of its own. */
const ownReact =
  /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/;

function reactRefusals(remote, { shared = [] }, scripts, { react }) {
  const required = shared.find(({ name }) => name === 'react')?.requiredVersion;
  return [
    ...scripts
      .filter(({ content }) => ownReact.test(content.toString()))
      .map(({ file }) => `PW-244 ${remote} brings a React of its own, in ${file}.`),
    ...(react && required && !semver.satisfies(react, required)
      ? [`PW-244 ${remote} requires React ${required}; the shell brings ${react}.`]
      : []),
  ];
}
