import { page, type AreaAddress } from 'kit';
import type { PageRoute } from 'schema/area';
import { findRoute } from 'schema/routes';

/** A page of an area: the route that its release declares. */
export interface AreaRoute extends PageRoute, AreaAddress {}

/** The routes of all areas, by the registry that came with the page. */
export function areaRoutes(): AreaRoute[] {
  return Object.entries(page.registry.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ ...route, remote })),
  );
}

/** The route of an address on this site; null where no area has one. */
export function findAreaRoute(address: string): AreaRoute | null {
  const [pathname = ''] = address.split(/[?#]/);
  return findRoute(areaRoutes(), pathname);
}
