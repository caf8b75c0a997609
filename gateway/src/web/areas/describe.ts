import type { Area, PageArea, PageRoute } from 'schema/area';
import type { Remotes } from './registry';
import type { ResolvedRemotes } from './resolve';

/**
 * The areas for the shell. Pages leave out the first operations and the files of routes, because they contain what they
 * need themselves.
 */
export function describeRemotes(
  remotes: ResolvedRemotes,
  { withOperations = false } = {},
): Record<string, PageArea> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, area]) => {
      const { version, entry, kit, routes, slots, standalone, translations, comesFrom, operations } = area;
      const described = routes.map((route) => describeRoute(route, withOperations ? operations : null));
      const locales = Object.keys(translations);
      return [name, { version, entry, kit, routes: described, slots, standalone, locales, comesFrom }];
    }),
  );
}

type Served = Pick<Remotes[string], 'live' | 'canary' | 'stopped'>;

/** The versions that visitors get, of each area; of a canary that stopped by itself, nobody. */
export function describeServed(remotes: Remotes): Record<string, Served> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { live, canary, stopped }]) => [
      name,
      { live, canary: stopped ? pick(stopped) : canary, stopped },
    ]),
  );
}

const pick = ({ version, percent, since }: NonNullable<Served['stopped']>) => ({ version, percent, since });

function describeRoute(
  { path, module, label, audience, frame, navigation, operation, files }: Area['routes'][number],
  operations: Record<string, string> | null,
): PageRoute {
  const query = operation && operations?.[operation.name];
  return {
    path,
    module,
    label,
    audience,
    frame,
    navigation,
    operation: query ? { ...operation, query } : undefined,
    files: operations ? files : undefined,
  };
}
