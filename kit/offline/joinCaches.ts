/** Apollo's normalised cache: the fields of each object by its id, those of queries at `ROOT_QUERY`. */
type Cache = Record<string, Record<string, unknown>>;

const queries = 'ROOT_QUERY';
const mostQueries = 200;

/**
 * Two caches in one, with the newer values of both. Of the queries those that were read last stay, with the objects that
 * they refer to.
 */
export function joinCaches(earlier: object, later: object): object {
  const [old, recent] = [earlier as Cache, later as Cache];
  const all: Cache = { ...old };
  for (const [id, fields] of Object.entries(recent)) all[id] = { ...old[id], ...fields };

  const { __typename, ...recentQueries } = recent[queries] ?? {};
  const olderQueries = Object.entries(old[queries] ?? {}).filter(
    ([field]) => field !== '__typename' && !(field in recentQueries),
  );
  // Those that were read last are at the end.
  const lasting = [...olderQueries, ...Object.entries(recentQueries)].slice(-mostQueries);
  all[queries] = { __typename: __typename ?? 'Query', ...Object.fromEntries(lasting) };
  return reachable(all);
}

function reachable(all: Cache): Cache {
  const found: Cache = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const id = '__ref' in value ? (value.__ref as string) : null;
    if (id === null) return Object.values(value).forEach(visit);
    if (!found[id] && all[id]) add(id);
  };
  const add = (id: string) => {
    found[id] = all[id]!;
    visit(found[id]);
  };
  add(queries);
  return found;
}
