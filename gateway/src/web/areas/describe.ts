import type { Area, AreaRoute, PageArea, PageOperation, PageRoute } from 'schema/area';
import type { Remotes } from './registry';
import type { ResolvedRemotes } from './resolve';

/**
 * The areas for the shell. Pages leave out the first operations and the files of routes and slots, because they contain
 * what they need themselves.
 */
export function describeRemotes(
  remotes: ResolvedRemotes,
  { withOperations = false } = {},
): Record<string, PageArea> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, area]) => {
      const { version, entry, kit, slots, standalone, translations, comesFrom } = area;
      const operations = withOperations ? area.operations : null;
      const described = {
        routes: area.routes.map((route) => describeRoute(route, operations)),
        slotNeeds: operations ? describeNeeds(area.slotNeeds ?? {}, operations) : undefined,
      };
      const locales = Object.keys(translations);
      return [name, { version, entry, kit, ...described, slots, standalone, locales, comesFrom }];
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
  { path, module, label, audience, frame, navigation, operation, slots, files }: Area['routes'][number],
  operations: Record<string, string> | null,
): PageRoute {
  return {
    path,
    module,
    label,
    audience,
    frame,
    navigation,
    operation: describeOperation(operation, operations),
    slots: operations ? slots : undefined,
    files: operations ? files : undefined,
  };
}

const describeNeeds = (needs: NonNullable<Area['slotNeeds']>, operations: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(needs).map(([slot, { operation, files }]) => [
      slot,
      { operation: describeOperation(operation, operations), files },
    ]),
  );

function describeOperation(
  operation: AreaRoute['operation'],
  operations: Record<string, string> | null,
): PageOperation | undefined {
  const query = operation && operations?.[operation.name];
  return query ? { ...operation, query } : undefined;
}
