import { isDeepStrictEqual } from 'node:util';
import { readRegistry } from '../../schema/registry.mjs';
import { registryFormat } from '../../schema/registryFormat.mjs';
import { refuse } from './refuse.mjs';

const historyLength = 200;
const namedHistory = 10;

/** An empty registry. */
export const emptyRegistry = () => ({ format: registryFormat, remotes: {}, history: [] });

/**
 * Who changes a remote, when and why; the history keeps it.
 *
 * @typedef {{ remote: string, at: string, by?: string | null, commit?: string | null, reason?: string | null }} Order
 */

/** Makes a version live; the previous one becomes the rollback target. A canary of the version ends. */
export function putLive(registry, order) {
  const { remote, area } = order;
  const { live, canary, versions } = entryOf(registry, remote);
  if (live === area.version) return withDescription(registry, remote, area);
  return changed(registry, order, {
    action: 'release',
    from: live,
    to: area.version,
    entry: {
      live: area.version,
      canary: canary?.version === area.version ? null : canary,
      previous: live,
      versions: { ...versions, [area.version]: area },
    },
  });
}

/** Serves a new version to a percentage of visitors. */
export function startCanary(registry, order) {
  const { remote, area, percent } = order;
  const entry = entryOf(registry, remote);
  requireLive(entry, remote);
  if (entry.live === area.version) throw refuse('PW-215', `${remote} ${area.version} is live already.`);
  return changed(registry, order, {
    action: 'canary',
    from: entry.live,
    to: area.version,
    percent: requirePercent(percent),
    entry: {
      ...entry,
      canary: { version: area.version, percent, since: order.at },
      versions: { ...entry.versions, [area.version]: area },
    },
  });
}

/** Serves the canary to another percentage of visitors. */
export function resizeCanary(registry, order) {
  const { remote, percent } = order;
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, order, {
    action: 'canary',
    from: entry.live,
    to: version,
    percent: requirePercent(percent),
    entry: { ...entry, canary: { version, percent, since: order.at } },
  });
}

/** Ends the canary: everybody gets the live version. */
export function endCanary(registry, order) {
  const { remote } = order;
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, order, {
    action: 'canary',
    from: version,
    to: null,
    entry: { ...entry, canary: null },
  });
}

/** Makes the canary live. */
export function promoteCanary(registry, order) {
  const { remote } = order;
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, order, {
    action: 'promote',
    from: entry.live,
    to: version,
    entry: { ...entry, live: version, canary: null, previous: entry.live },
  });
}

/**
 * Makes the previous version live, or the one named by `to`. A canary continues, unless it is that version.
 *
 * @param {Order & { to?: string }} order
 */
export function rollBack(registry, order) {
  const { remote, to } = order;
  const entry = entryOf(registry, remote);
  const target = to === undefined ? previousOf(registry, remote) : requireKnown(entry, remote, to);
  requireReadable(registry, remote, target);
  return changed(registry, order, {
    action: 'rollback',
    from: entry.live,
    to: target,
    entry: {
      ...entry,
      live: target,
      canary: continued(entry.canary, target, order),
      previous: entry.live,
    },
  });
}

/** It is compared with another version from now on. */
const continued = (canary, live, { at }) =>
  canary && canary.version !== live ? { ...canary, since: at } : null;

/** The version to which a rollback returns. A second rollback would return to the version that was just taken back. */
function previousOf({ remotes, history }, remote) {
  const { live, previous } = remotes[remote] ?? nothing;
  if (!previous) throw refuse('PW-213', `${remote} has no version to roll back to.`);
  const last = history.find((line) => line.remote === remote && line.to === live && line.action !== 'canary');
  if (last?.action === 'rollback')
    throw refuse(
      'PW-224',
      `${remote} was rolled back from ${previous} to ${live} already. rollback --to ${previous} returns to it.`,
    );
  return previous;
}

function requireKnown({ live, versions }, remote, version) {
  if (version === live) throw refuse('PW-215', `${remote} ${version} is live already.`);
  if (Object.hasOwn(versions, version)) return version;
  throw refuse('PW-213', `${remote} has no version ${version}, but ${Object.keys(versions).join(', ')}.`);
}

/** The version that a build published last, whether it is live, a canary or rolled back. */
export function lastPublished(registry, remote) {
  const entry = registry.history.find(
    (line) => line.remote === remote && line.to && ['release', 'canary'].includes(line.action),
  );
  return entry?.to ?? null;
}

/** 0 or 100 percent would be no canary. */
export function requirePercent(percent) {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw refuse('PW-219', 'A canary goes to a whole number of percent, from 1 to 99.');
}

/** The remotes that the gateways serve of a registry: `readRegistry`, by name. */
export const servedRemotes = (registry) => readRegistry(registry).remotes;

/** The versions that visitors get: live and canary. */
export const servedVersions = ({ live, canary, versions }) =>
  [live, canary?.version].filter(Boolean).map((version) => versions[version]);

/** The same version at another address, or described by a newer build. */
function withDescription(registry, remote, area) {
  const entry = registry.remotes[remote];
  if (isDeepStrictEqual(entry.versions[area.version], area)) return registry;
  const versions = { ...entry.versions, [area.version]: area };
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...entry, versions } } };
}

const nothing = { live: null, canary: null, previous: null, versions: {} };

const entryOf = (registry, remote) => registry.remotes[remote] ?? nothing;

function changed(registry, order, { action, from, to, percent = null, entry }) {
  const { remote } = order;
  const history = historyWith(registry, order, { action, from, to, percent });
  return {
    format: registryFormat,
    remotes: { ...registry.remotes, [remote]: { ...entry, versions: namedVersions(entry, remote, history) } },
    history,
  };
}

function historyWith(registry, order, { action, from, to, percent = null }) {
  const { remote, at, by = null, commit = null, reason = null } = order;
  const line = { at, remote, action, from, to, percent, by, commit, reason };
  return [line, ...registry.history].slice(0, historyLength);
}

/** Without the area: nothing of it is served, and nothing of the site depends on it. */
export function retire(registry, order) {
  const { [order.remote]: entry, ...remotes } = registry.remotes;
  const history = historyWith(registry, order, { action: 'retire', from: entry.live, to: null });
  return { ...registry, remotes, history };
}

/** The same state, signed anew. */
export function signAgain(registry, order) {
  const { remote } = order;
  const entry = entryOf(registry, remote);
  requireLive(entry, remote);
  return changed(registry, order, { action: 'sign', from: null, to: null, entry });
}

/** A start with a schema that breaks released versions, for the history: it concerns every area. */
export function recordOverride(registry, order) {
  const line = { action: 'schema', from: null, to: null };
  return { ...registry, history: historyWith(registry, { ...order, remote: '*' }, line) };
}

function namedVersions({ live, canary, previous, versions }, remote, history) {
  const recent = history.filter((line) => line.remote === remote).slice(0, namedHistory);
  const named = new Set([live, canary?.version, previous, ...recent.flatMap(({ from, to }) => [from, to])]);
  return Object.fromEntries(Object.entries(versions).filter(([version]) => named.has(version)));
}

/** @throws {import('../../scripts/terminal/progress.mjs').Failure} */
export function requireReadable(registry, remote, version) {
  const fault = readRegistry(registry).leftOut.find(
    (one) => one.remote === remote && one.version === version,
  );
  if (fault) throw refuse('PW-209', `${remote} ${version} cannot be served: ${fault.why}. Release it again.`);
}

function requireLive({ live }, remote) {
  if (!live) throw refuse('PW-214', `${remote} has no live version that a canary could stand beside.`);
}

function requireCanary({ canary }, remote) {
  if (!canary) throw refuse('PW-212', `${remote} has no canary.`);
  return canary;
}
