import type { AreaRoute, VariableSource } from './area.mjs';
import { matchRoute } from './routes.mjs';

/** The names of the slots that a page shows at once at this address, as its route declares them. */
export function slotsAt(
  { slots = {} }: Pick<AreaRoute, 'slots'>,
  { searchParams }: Pick<URL, 'searchParams'>,
): string[] {
  return Object.entries(slots)
    .filter(([, query]) => Object.entries(query).every(([name, value]) => searchParams.get(name) === value))
    .map(([slot]) => slot);
}

interface FirstOperation {
  /** The pattern of the page's route. */
  path: string;
  operation?: { variables: Record<string, VariableSource> };
}

/** The variables of a first operation, of a route or of a slot on its page, at an address that matches the route. */
export function variablesAt(
  { path, operation }: FirstOperation,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  isMember: boolean,
): Record<string, unknown> {
  const params = matchRoute(path, pathname) ?? {};
  return Object.fromEntries(
    Object.entries(operation?.variables ?? {}).map(([variable, source]) => {
      if (source.from === 'session') return [variable, isMember];
      const { from, name, as, default: otherwise } = source;
      const text = from === 'path' ? params[name] : searchParams.get(name);
      if (!text) return [variable, otherwise];
      if (as === 'number') return [variable, Number(text)];
      return [variable, as === 'list' ? text.split(',') : text];
    }),
  );
}
