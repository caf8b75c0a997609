import type { Area, AreaRoute } from 'schema/area';
import type { Locale } from 'schema/locales';
import type { Remote } from 'schema/registry';
import { slotsAt } from 'schema/pageParts';
import { findRoute } from 'schema/routes';
import type { Choice, MachineEntry } from './choice';
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

/**
 * The version of each remote for this browser: the chosen one, else the canary for its share, else the live one. Besides
 * them the remotes that only a developer's machine has.
 */
export function resolveRemotes(remotes: Remotes, choice: Choice): ResolvedRemotes {
  const published = Object.entries(remotes).map(([name, remote]): [string, Resolved] => {
    const chosen = choice.versions[name];
    const isChosen = chosen !== undefined && Object.hasOwn(remote.versions, chosen);
    const area = isChosen ? remote.versions[chosen]! : usualVersion(remote, choice);
    const machine = choice.entries[name];
    return [name, machine ? fromMachine(area, machine) : { ...area, comesFrom: null, isChosen }];
  });
  const others = Object.entries(choice.entries)
    .filter(([name]) => !Object.hasOwn(remotes, name))
    .map(([name, machine]): [string, Resolved] => [name, fromMachine(unpublished, machine)]);
  return Object.fromEntries([...published, ...others]);
}

/** The areas as they speak a language: the names of their pages, and their prerendered pages. */
export function translateRemotes(remotes: ResolvedRemotes, locale: Locale): ResolvedRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, area]) => {
      const translation = area.translations[locale];
      const translate = (text: string) => translation?.names[text] ?? text;
      const routes = area.routes.map((route) => ({
        ...route,
        title: translate(route.title),
        label: translate(route.label),
        navigation: route.navigation && { ...route.navigation, label: translate(route.navigation.label) },
      }));
      const translatePages = (pages: Area['prerendered'], html: Record<string, string> = {}) =>
        Object.fromEntries(
          Object.entries(pages).map(([path, page]) => [path, { ...page, html: html[path] ?? page.html }]),
        );
      const { prerendered, prerenderedForMembers: ofMembers } = area;
      return [
        name,
        {
          ...area,
          routes,
          prerendered: translatePages(prerendered, translation?.pages),
          prerenderedForMembers: ofMembers && translatePages(ofMembers, translation?.pagesForMembers),
        },
      ];
    }),
  );
}

/** The route of a path in this browser's versions; null if no area has one. */
export function routeAt(remotes: ResolvedRemotes, pathname: string): ResolvedRoute | null {
  const routes = Object.values(remotes).flatMap((area) => area.routes.map((route) => ({ ...route, area })));
  return findRoute(routes, pathname);
}

/** A part of a page that is shown at once: the route's own, and each slot that it shows at this address. */
export interface PagePart {
  area: Resolved;
  operation?: AreaRoute['operation'];
  otherOperations?: AreaRoute['otherOperations'];
  files: string[];
}

/** The parts of the page at an address, its route's own first. */
export function partsAt(remotes: ResolvedRemotes, route: ResolvedRoute, address: URL): PagePart[] {
  const slots = slotsAt(route, address).flatMap((name) => {
    const area = Object.values(remotes).find(({ slots }) => slots[name] !== undefined);
    return area ? [{ area, files: [], ...area.slotNeeds?.[name] }] : [];
  });
  return [route, ...slots];
}

/** Whether any remote has a canary. */
export function hasCanary(remotes: Remotes): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== null);
}

function usualVersion({ live, canary, versions }: Remote, choice: Choice): Area {
  const isInShare = canary !== null && choice.canary !== null && choice.canary < canary.percent;
  return versions[isInShare ? canary.version : live]!;
}

const unpublished: Area = {
  version: 'local',
  entry: '',
  kit: '*',
  routes: [],
  slots: {},
  prerendered: {},
  translations: {},
  operations: {},
  bytes: 0,
};

/**
 * Of a build on a developer's machine the files, operations and range of kit are not known; its routes and slots are
 * those of the published version unless it has sent its own.
 */
function fromMachine(published: Area, { entry, area }: MachineEntry): Resolved {
  const { routes, slots } = area ?? published;
  return {
    ...published,
    version: 'local',
    entry,
    standalone: undefined,
    kit: '*',
    routes: routes.map((route) => ({
      ...route,
      operation: undefined,
      otherOperations: undefined,
      files: [],
      bytes: 0,
    })),
    slots,
    slotNeeds: undefined,
    prerendered: {},
    prerenderedForMembers: undefined,
    translations: {},
    comesFrom: new URL(entry).origin,
    isChosen: true,
  };
}
