/** The parameters of `path` where it matches a route like `/prayer/:id`, else null. */
export function matchRoute(route: string, path: string): Record<string, string> | null {
  const pattern = new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  const match = pattern.exec(path);
  return match && { ...match.groups };
}
