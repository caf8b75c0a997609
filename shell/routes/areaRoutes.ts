import type { AreaAddress } from 'kit';
import { matchPath } from 'kit';

interface AreaRoute extends AreaAddress {
  path: string;
  label: string;
}

/** The routes that a remote owns (specification, section 2). */
export const areaRoutes: readonly AreaRoute[] = [
  { path: '/prayers', remote: 'mf-wall', module: 'PrayerWall', label: 'The prayer wall' },
  { path: '/prayer/:id', remote: 'mf-wall', module: 'PrayerPage', label: 'This prayer' },
  { path: '/testimonials', remote: 'mf-testimonials', module: 'Testimonials', label: 'The testimonies' },
  { path: '/features', remote: 'mf-testimonials', module: 'Features', label: 'This page' },
  { path: '/prayer-groups/:id', remote: 'mf-groups', module: 'GroupPage', label: 'This group' },
  { path: '/join/:token', remote: 'mf-groups', module: 'JoinPage', label: 'This invitation' },
  { path: '/admin', remote: 'mf-admin', module: 'Dashboard', label: 'The dashboard' },
];

export function findAreaRoute(path: string): AreaRoute | null {
  const [pathname = ''] = path.split(/[?#]/);
  return areaRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}
