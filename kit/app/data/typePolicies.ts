import type {
  FieldFunctionOptions,
  FieldPolicy,
  InMemoryCache,
  Reference,
  TypePolicies,
} from '@apollo/client';

const added: TypePolicies[] = [];
const caches: InMemoryCache[] = [];

/**
 * Adds an area's cache policies for its types and lists; called once, beside the queries that read them. Kit itself
 * knows no type of the product.
 */
export function addTypePolicies(policies: TypePolicies): void {
  added.push(policies);
  for (const cache of caches) cache.policies.addTypePolicies(policies);
}

/** Adds the policies of all areas to `cache`, including those of areas that load later. */
export function followTypePolicies(cache: InMemoryCache): InMemoryCache {
  for (const policies of added) cache.policies.addTypePolicies(policies);
  caches.push(cache);
  return cache;
}

type Page = Record<string, unknown> & { hasMore: boolean };
type ReadField = FieldFunctionOptions['readField'];

interface PagedListOptions {
  /** The arguments that distinguish lists; by default none. */
  keyArgs?: readonly string[] | false;
  /**
   * A refetched first page replaces the whole list, unless this selects the rows behind it that stay: true for those
   * after its last row, or a comparison where rows may change their position.
   */
  keepsOlder?: true | ((row: Reference, last: Reference, readField: ReadField) => boolean);
}

/**
 * The policy of a list that grows page by page: `{ [rows]: [...], hasMore, endCursor }`. A page that was requested
 * `after` another is appended, without duplicate rows.
 */
export function pagedList(
  rows: string,
  { keyArgs = false, keepsOlder }: PagedListOptions = {},
): FieldPolicy<Page> {
  return {
    keyArgs: keyArgs && [...keyArgs],
    merge(known, incoming, { args, readField }) {
      if (!known) return incoming;
      const knownRows = rowsOf(known);
      const incomingRows = rowsOf(incoming);
      if (args?.after) return { ...incoming, [rows]: [...knownRows, ...without(knownRows, incomingRows)] };

      const last = incomingRows.at(-1);
      if (!keepsOlder || !last || !incoming.hasMore) return incoming;
      const others = without(incomingRows, knownRows);
      // All rows are new, so there may be a gap.
      if (others.length === knownRows.length) return incoming;
      const lastIndex = knownRows.findIndex(({ __ref }) => __ref === last.__ref);
      const older = others.filter((row) =>
        keepsOlder === true
          ? lastIndex !== -1 && knownRows.indexOf(row) > lastIndex
          : keepsOlder(row, last, readField),
      );
      return older.length === 0 ? incoming : { ...known, [rows]: [...incomingRows, ...older] };
    },
  };

  function rowsOf(page: Page): readonly Reference[] {
    return page[rows] as readonly Reference[];
  }
}

function without(taken: readonly Reference[], list: readonly Reference[]): Reference[] {
  const refs = new Set(taken.map(({ __ref }) => __ref));
  return list.filter(({ __ref }) => !refs.has(__ref));
}
