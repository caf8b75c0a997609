import { buildSchema } from 'graphql';
import semver from 'semver';
import { releasedAreaRule } from '../../schema/area.mjs';
import { matchRoute, siteRoutes } from '../../schema/routes.mjs';
import { budgets, inKilobytes } from './budgets.mjs';
import { invalidOperations } from '../../schema/compatibility/operations.mjs';
import { servedRemotes, servedVersions } from './registry.mjs';

/**
 * The reasons why a remote's version may not go live, one line each with its number in docs/errors.md.
 *
 * @param {string} remote
 * @param {import('../../schema/area.mjs').Area} area
 * @param {{ registry: object, shell: import('./shellOffer.mjs').ShellOffer, sdl: string }} site the running site
 */
export function refusals(remote, area, { registry, shell, sdl }) {
  return [
    ...shapeRefusals(remote, area),
    ...kitRefusals(remote, area, shell),
    ...claimRefusals(remote, area, registry),
    ...siteRefusals(remote, area, shell),
    ...operationRefusals(remote, area, sdl),
    ...sizeRefusals(remote, area),
  ];
}

/** By the rule with which gateways read it. */
function shapeRefusals(remote, area) {
  const { error } = releasedAreaRule.safeParse(area);
  return (error?.issues ?? []).map(
    ({ path, message }) => `PW-209 ${remote} ${area.version} cannot be served: ${path.join('.')}: ${message}`,
  );
}

function kitRefusals(remote, area, shell) {
  if (semver.satisfies(shell.kit, area.kit)) return [];
  return [`PW-201 ${remote} needs kit ${area.kit}; the shell brings ${shell.kit}.`];
}

/** Routes and slots of others, as the registry is now. */
export function claimRefusals(remote, area, registry) {
  const others = Object.entries(servedRemotes(registry)).filter(([name]) => name !== remote);
  return others.flatMap(([name, entry]) => {
    const served = servedVersions(entry);
    const paths = served.flatMap(({ routes }) => routes.map(({ path }) => path));
    const slots = new Set(served.flatMap((other) => Object.keys(other.slots)));
    return [
      ...area.routes
        .filter(({ path }) => paths.some((taken) => matchRoute(taken, path) || matchRoute(path, taken)))
        .map(({ path }) => `PW-202 ${remote} claims the route ${path}, which ${name} has.`),
      ...Object.keys(area.slots)
        .filter((slot) => slots.has(slot))
        .map((slot) => `PW-203 ${remote} claims the slot ${slot}, which ${name} fills.`),
    ];
  });
}

function siteRefusals(remote, area, shell) {
  return [
    ...area.routes
      .filter(({ path }) => siteRoutes.some((taken) => matchRoute(taken, path)))
      .map(({ path }) => `PW-207 ${remote} claims the route ${path}, which the site itself has.`),
    ...Object.keys(area.slots)
      .filter((slot) => !shell.slots.includes(slot))
      .map((slot) => `PW-208 ${remote} fills the slot ${slot}, which the shell does not have.`),
    ...area.routes.flatMap(({ path, slots = {} }) =>
      Object.keys(slots)
        .filter((slot) => !shell.slots.includes(slot))
        .map((slot) => `PW-208 ${remote} shows the slot ${slot} at ${path}, which the shell does not have.`),
    ),
  ];
}

function operationRefusals(remote, area, sdl) {
  return invalidOperations(area.operations, buildSchema(sdl)).map(
    ({ operation, why }) => `PW-204 ${remote} sends ${operation}, which the gateway refuses: ${why}`,
  );
}

function sizeRefusals(remote, { bytes, routes, slotNeeds = {} }) {
  const parts = [
    ...routes.map((route) => ({ place: `at ${route.path}`, bytes: route.bytes })),
    ...Object.entries(slotNeeds).map(([slot, needs]) => ({
      place: `in the slot ${slot}`,
      bytes: needs.bytes,
    })),
  ];
  const isHeavyEntry = bytes > budgets.entry;
  return [
    ...(isHeavyEntry
      ? [`PW-205 ${remote}'s entry has ${inKilobytes(bytes)}; ${inKilobytes(budgets.entry)} are allowed.`]
      : []),
    ...parts
      .filter((part) => part.bytes > budgets.first)
      .map(
        (part) =>
          `PW-206 ${remote} loads ${inKilobytes(part.bytes)} first ${part.place}; ${inKilobytes(budgets.first)} are allowed.`,
      ),
  ];
}
