/** What a route of an area asks first. Whoever knows the address may ask it before the area's code is there. */
export interface Question {
  route: string;
  operationName: string;
  query: string;
  /** How each variable is read from the address; one that the address lacks takes the default. */
  variables: Record<string, VariableSource>;
}

interface VariableSource {
  from: 'path' | 'query' | 'constant';
  name: string;
  as: 'text' | 'number' | 'list';
  default: unknown;
}

/** The variables of a question at an address; null where it is not asked. */
export function variablesAt(
  { route, variables }: Question,
  { pathname, searchParams }: URL,
): Record<string, unknown> | null {
  const params = matchRoute(route, pathname);
  return (
    params &&
    Object.fromEntries(
      Object.entries(variables).map(([variable, { from, name, as, default: otherwise }]) => {
        const text = from === 'path' ? params[name] : from === 'query' ? searchParams.get(name) : null;
        if (!text) return [variable, otherwise];
        if (as === 'number') return [variable, Number(text)];
        return [variable, as === 'list' ? text.split(',') : text];
      }),
    )
  );
}

/** The parameters of `path` where it matches a route like `/prayer/:id`, else null. */
export function matchRoute(route: string, path: string): Record<string, string> | null {
  const pattern = new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  const match = pattern.exec(path);
  return match && { ...match.groups };
}
