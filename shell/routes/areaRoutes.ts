import type { AreaAddress } from 'kit';
import { matchPath } from 'kit';
import routes from './areaRoutes.json';

interface AreaRoute extends AreaAddress {
  path: string;
  label: string;
}

/** The routes that a remote owns (specification, section 2); what is released is judged by the same list. */
export const areaRoutes: readonly AreaRoute[] = routes;

export function findAreaRoute(path: string): AreaRoute | null {
  const [pathname = ''] = path.split(/[?#]/);
  return areaRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}
