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

interface Visit {
  /** The pattern of the page's route. */
  path: string;
  /** An address that matches it. */
  address: Pick<URL, 'pathname' | 'searchParams'>;
  /** Whether somebody is signed in. */
  isMember: boolean;
}

/** The variables of a first operation, of a page or of a slot that it shows. */
export function variablesOf(
  { variables }: { variables: Record<string, VariableSource> },
  { path, address: { pathname, searchParams }, isMember }: Visit,
): Record<string, unknown> {
  const params = matchRoute(path, pathname) ?? {};
  return Object.fromEntries(
    Object.entries(variables).map(([variable, source]) => {
      if ('value' in source) return [variable, source.value];
      if (source.from === 'session') return [variable, isMember];
      const { from, name, as, default: otherwise } = source;
      const text = from === 'path' ? params[name] : searchParams.get(name);
      if (!text) return [variable, otherwise];
      if (as === 'number') return [variable, Number(text)];
      return [variable, as === 'list' ? text.split(',') : text];
    }),
  );
}
