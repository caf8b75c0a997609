import { isDeepStrictEqual } from 'node:util';
import { refuse } from './refuse.mjs';

const keptHistory = 200;
const namedHistory = 10;

/** A registry that names nothing yet. */
export const emptyRegistry = () => ({ format: 2, remotes: {}, history: [] });

/** A document as it was stored; one of the format before has nothing that could be kept. */
export function parseRegistry(text) {
  const document = text === null ? {} : readJson(text);
  if (document.format > 2) {
    throw refuse(
      'PW-216',
      `The registry has format ${document.format}; this checkout knows 2. Use a newer one.`,
    );
  }
  return document.format === 2 ? document : emptyRegistry();
}

/** Puts a version live; the one before becomes the one to roll back to. A canary of it ends. */
export function putLive(registry, { remote, area, at }) {
  const { live, canary, versions } = entryOf(registry, remote);
  if (live === area.version) return describedAs(registry, remote, area);
  return changed(registry, {
    remote,
    at,
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

/** Gives a new version to that many visitors of a hundred. */
export function startCanary(registry, { remote, area, percent, at }) {
  const entry = entryOf(registry, remote);
  requireLive(entry, remote);
  if (entry.live === area.version) throw refuse('PW-215', `${remote} ${area.version} is live already.`);
  return changed(registry, {
    remote,
    at,
    action: 'canary',
    from: entry.live,
    to: area.version,
    percent: requirePercent(percent),
    entry: {
      ...entry,
      canary: { version: area.version, percent },
      versions: { ...entry.versions, [area.version]: area },
    },
  });
}

/** Gives the canary to another share of visitors. */
export function resizeCanary(registry, { remote, percent, at }) {
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, {
    remote,
    at,
    action: 'canary',
    from: entry.live,
    to: version,
    percent: requirePercent(percent),
    entry: { ...entry, canary: { version, percent } },
  });
}

/** Everybody gets the live version again. */
export function endCanary(registry, { remote, at }) {
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, {
    remote,
    at,
    action: 'canary',
    from: version,
    to: null,
    entry: { ...entry, canary: null },
  });
}

/** Everybody gets what the canary's visitors have. */
export function promoteCanary(registry, { remote, at }) {
  const entry = entryOf(registry, remote);
  const { version } = requireCanary(entry, remote);
  return changed(registry, {
    remote,
    at,
    action: 'promote',
    from: entry.live,
    to: version,
    entry: { ...entry, live: version, canary: null, previous: entry.live },
  });
}

/** The version before is live again, and the one that was is kept as the version before. A canary goes on. */
export function rollBack(registry, { remote, at }) {
  const entry = entryOf(registry, remote);
  if (!entry.previous) throw refuse('PW-213', `${remote} has no version to roll back to.`);
  return changed(registry, {
    remote,
    at,
    action: 'rollback',
    from: entry.live,
    to: entry.previous,
    entry: {
      ...entry,
      live: entry.previous,
      canary: entry.canary?.version === entry.previous ? null : entry.canary,
      previous: entry.live,
    },
  });
}

/** The version that was last brought here by a build, whatever became of it: live, canary or taken back. */
export function lastBrought(registry, remote) {
  const brought = registry.history.find(
    (line) => line.remote === remote && line.to && ['release', 'canary'].includes(line.action),
  );
  return brought?.to ?? null;
}

/** A share of visitors that is one: with none or all of them it would be no canary. */
export function requirePercent(percent) {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw refuse('PW-219', 'A canary goes to a whole number of percent, from 1 to 99.');
}

/** Versions that visitors get now: the live one and the canary. */
export const servedVersions = ({ live, canary, versions }) =>
  [live, canary?.version].filter(Boolean).map((version) => versions[version]);

/** The same version, but reached at another address, or described by a newer build. */
function describedAs(registry, remote, area) {
  const entry = registry.remotes[remote];
  if (isDeepStrictEqual(entry.versions[area.version], area)) return registry;
  const versions = { ...entry.versions, [area.version]: area };
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...entry, versions } } };
}

const nothing = { live: null, canary: null, previous: null, versions: {} };

const entryOf = (registry, remote) => registry.remotes[remote] ?? nothing;

function changed(registry, { remote, at, action, from, to, percent = null, entry }) {
  const history = [{ at, remote, action, from, to, percent }, ...registry.history].slice(0, keptHistory);
  return {
    format: 2,
    remotes: { ...registry.remotes, [remote]: { ...entry, versions: namedVersions(entry, remote, history) } },
    history,
  };
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse('PW-216', `The registry cannot be read: ${error.message}`);
  }
}

function namedVersions({ live, canary, previous, versions }, remote, history) {
  const recent = history.filter((line) => line.remote === remote).slice(0, namedHistory);
  const named = new Set([live, canary?.version, previous, ...recent.flatMap(({ from, to }) => [from, to])]);
  return Object.fromEntries(Object.entries(versions).filter(([version]) => named.has(version)));
}

function requireLive({ live }, remote) {
  if (!live) throw refuse('PW-214', `${remote} has no live version that a canary could stand beside.`);
}

function requireCanary({ canary }, remote) {
  if (!canary) throw refuse('PW-212', `${remote} has no canary.`);
  return canary;
}
