import { buildSchema } from 'graphql';
import semver from 'semver';
import { budgets } from './budgets.mjs';
import { invalidOperations } from './operations.mjs';
import { servedVersions } from './registry.mjs';

/**
 * Why a remote's version may not go live, one line each with its number in docs/errors.md; empty when it may.
 *
 * @param {string} remote
 * @param {object} area as in the registry
 * @param {{ registry: object, shell: import('./shellOffer.mjs').ShellOffer, sdl: string }} site what it would join
 */
export function refusals(remote, area, { registry, shell, sdl }) {
  return [
    ...kitRefusals(remote, area, shell),
    ...claimRefusals(remote, area, registry),
    ...unknownRefusals(remote, area, shell),
    ...operationRefusals(remote, area, sdl),
    ...sizeRefusals(remote, area),
    ...paintingRefusals(remote, area),
  ];
}

function kitRefusals(remote, area, shell) {
  if (semver.satisfies(shell.kit, area.kit)) return [];
  return [`PW-201 ${remote} needs kit ${area.kit}; the shell brings ${shell.kit}.`];
}

function claimRefusals(remote, area, registry) {
  const others = Object.entries(registry.remotes).filter(([name]) => name !== remote);
  return others.flatMap(([name, entry]) => {
    const served = servedVersions(entry);
    const claims = (kind) => new Set(served.flatMap((other) => [...kind(other)]));
    const routes = claims((other) => other.routes);
    const slots = claims((other) => Object.keys(other.slots));
    return [
      ...area.routes
        .filter((route) => routes.has(route))
        .map((route) => `PW-202 ${remote} claims the route ${route}, which ${name} has.`),
      ...Object.keys(area.slots)
        .filter((slot) => slots.has(slot))
        .map((slot) => `PW-203 ${remote} claims the slot ${slot}, which ${name} fills.`),
    ];
  });
}

function unknownRefusals(remote, area, shell) {
  return [
    ...area.routes
      .filter((route) => shell.routes[route] !== remote)
      .map((route) => `PW-207 ${remote} claims the route ${route}, ${whoseRoute(shell.routes[route])}.`),
    ...Object.keys(area.slots)
      .filter((slot) => !shell.slots.includes(slot))
      .map((slot) => `PW-208 ${remote} fills the slot ${slot}, which the shell does not have.`),
  ];
}

const whoseRoute = (owner) => (owner ? `which the shell gives to ${owner}` : 'which the shell does not know');

function operationRefusals(remote, area, sdl) {
  return invalidOperations(area.operations, buildSchema(sdl)).map(
    ({ operation, why }) => `PW-204 ${remote} sends ${operation}, which the gateway refuses: ${why}`,
  );
}

function sizeRefusals(remote, { bytes }) {
  const heavy = Object.entries(bytes.first).filter(([, size]) => size > budgets.first);
  return [
    ...(bytes.entry > budgets.entry
      ? [
          `PW-205 ${remote}'s entry has ${inKilobytes(bytes.entry)}; ${inKilobytes(budgets.entry)} are allowed.`,
        ]
      : []),
    ...heavy.map(
      ([route, size]) =>
        `PW-206 ${remote} loads ${inKilobytes(size)} first at ${route}; ${inKilobytes(budgets.first)} are allowed.`,
    ),
  ];
}

/** Words of people go into the places of a painting: each of them escapes what it is given. */
function paintingRefusals(remote, { paintings = {} }) {
  return Object.entries(paintings)
    .filter(([, { html }]) => /\{\{[{&>]/.test(html))
    .map(([route]) => `PW-209 ${remote} paints ${route} with a place where words would not be escaped.`);
}

const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
