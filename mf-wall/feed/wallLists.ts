import type { useApolloClient } from 'kit';
import type { Category } from '../gen/graphql';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type List = { prayers: readonly { __ref: string }[] };

/** Puts a prayer that has just been brought at the top of every feed that shows the newest first. */
export function placeOnTop(cache: Cache, id: number, category: Category): void {
  const __ref = cache.identify({ __typename: 'Prayer', id })!;
  changeLists(cache, (list, shows) =>
    shows.sort === 'recent' && !shows.search && isAmong(category, shows.categories)
      ? { ...list, prayers: [{ __ref }, ...list.prayers.filter((prayer) => prayer.__ref !== __ref)] }
      : list,
  );
}

/** Takes a prayer off every feed. */
export function takeOff(cache: Cache, id: number): void {
  const __ref = cache.identify({ __typename: 'Prayer', id });
  changeLists(cache, (list) => ({
    ...list,
    prayers: list.prayers.filter((prayer) => prayer.__ref !== __ref),
  }));
}

/** What the wall reads at a time. */
export const pageSize = 20;

/** Forgets a feed of which more than the first page was read: chosen again, it begins anew (specification, section 4). */
export function forgetPages(cache: Cache, { sort, categories, search }: Shows): void {
  const left = `prayers:${JSON.stringify({ sort, categories, search })}`;
  cache.modify<{ prayers: List }>({
    fields: {
      prayers: (list, { storeFieldName, DELETE }) =>
        storeFieldName === left && (list as List).prayers.length > pageSize ? DELETE : list,
    },
  });
}

interface Shows {
  sort?: string;
  categories?: Category[] | null;
  search?: string | null;
}

/** The cache names each feed by what it shows: `prayers:{"sort":"recent","categories":[],"search":null}`. */
function changeLists(cache: Cache, change: (list: List, shows: Shows) => List): void {
  cache.modify<{ prayers: List }>({
    fields: {
      prayers: (list, { storeFieldName }) =>
        change(list as List, JSON.parse(storeFieldName.replace(/^prayers:?/, '') || '{}') as Shows),
    },
  });
}

function isAmong(category: Category, categories: Category[] | null | undefined): boolean {
  return !categories?.length || categories.includes(category);
}
