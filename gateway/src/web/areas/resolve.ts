import type { Area, AreaRoute } from 'schema/area';
import type { Remote } from 'schema/registry';
import { findRoute } from 'schema/routes';
import type { Choice } from './choice';
import type { Remotes } from './registry';

/** The one version of a remote that a browser gets. */
export interface Resolved extends Area {
  /** The origin of the developer's machine that serves it; null for a published version. */
  comesFrom: string | null;
  /** Whether somebody chose it for this browser. */
  isChosen: boolean;
}

export type ResolvedRemotes = Record<string, Resolved>;

/** A route with its area. */
export interface ResolvedRoute extends AreaRoute {
  area: Resolved;
}

/** The version of each remote for this browser: the chosen one, else the canary for its share, else the live one. */
export function resolveRemotes(remotes: Remotes, choice: Choice): ResolvedRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const chosen = choice.versions[name];
      const isChosen = chosen !== undefined && Object.hasOwn(remote.versions, chosen);
      const area = isChosen ? remote.versions[chosen]! : usualVersion(remote, choice);
      const entry = choice.entries[name];
      return [name, entry ? fromMachine(area, entry) : { ...area, comesFrom: null, isChosen }];
    }),
  );
}

/** The route of a path in this browser's versions; null if no area has one. */
export function routeAt(remotes: ResolvedRemotes, pathname: string): ResolvedRoute | null {
  const routes = Object.values(remotes).flatMap((area) => area.routes.map((route) => ({ ...route, area })));
  return findRoute(routes, pathname);
}

/** Whether any remote has a canary. */
export function hasCanary(remotes: Remotes): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== null);
}

function usualVersion({ live, canary, versions }: Remote, choice: Choice): Area {
  const isInShare = canary !== null && choice.canary !== null && choice.canary < canary.percent;
  return versions[isInShare ? canary.version : live]!;
}

/** For a build on a developer's machine only the entry is known, not its files, operations or kit range. */
function fromMachine(published: Area, entry: string): Resolved {
  return {
    ...published,
    version: 'local',
    entry,
    kit: '*',
    routes: published.routes.map((route) => ({ ...route, operation: undefined, files: [] })),
    prerendered: {},
    comesFrom: new URL(entry).origin,
    isChosen: true,
  };
}
