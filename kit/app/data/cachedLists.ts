import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

interface CachedList {
  field: string;
  /** The name of the rows in a paged list; left out where the field is the list itself. */
  rows?: string;
  /** The object that has the field; by default the root of queries. */
  of?: StoreObject;
}

type Args = Record<string, unknown>;

/** Puts an object on top of a list in the cache: of each list of this field whose arguments it belongs to. */
export function addToLists(
  cache: ApolloCache,
  list: CachedList,
  object: StoreObject,
  belongs: (args: Args) => boolean = () => true,
): void {
  const __ref = cache.identify(object)!;
  editLists(cache, list, (rows, args) => (belongs(args) ? [{ __ref }, ...without(rows, __ref)] : rows));
}

/** Removes an object from every list of this field. */
export function removeFromLists(cache: ApolloCache, list: CachedList, object: StoreObject): void {
  const ref = cache.identify(object);
  editLists(cache, list, (rows) => without(rows, ref));
}

type Rows = readonly Reference[];

function editLists(
  cache: ApolloCache,
  { field, rows, of }: CachedList,
  edit: (rows: Rows, args: Args) => Rows,
): void {
  cache.modify<Record<string, Rows | Record<string, Rows>>>({
    // An `id` of undefined would change nothing.
    ...(of && { id: cache.identify(of) }),
    fields: {
      [field]: (known, { storeFieldName }) => {
        const args = argsOf(storeFieldName);
        if (!rows) return edit(known as Rows, args);
        const page = known as Record<string, Rows>;
        return { ...page, [rows]: edit(page[rows]!, args) };
      },
    },
  });
}

/**
 * The arguments of a field in its name in the cache: `prayers:{"sort":"recent"}`, `prayerGroups({"theme":"grief"})`.
 */
function argsOf(storeFieldName: string): Args {
  const [json = '{}'] = /\{.*\}/s.exec(storeFieldName) ?? [];
  return JSON.parse(json) as Args;
}

const without = (rows: Rows, ref: string | undefined) => rows.filter(({ __ref }) => __ref !== ref);
