import { addToLists, removeFromLists, type useApolloClient } from 'kit';
import type { Category } from '../gen/graphql';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type List = { prayers: readonly { __ref: string }[] };

const feeds = { field: 'prayers', rows: 'prayers' };
const aPrayer = (id: number) => ({ __typename: 'Prayer', id });

/** Puts a new prayer at the top of every feed that shows the newest first. */
export function addToFeeds(cache: Cache, id: number, category: Category): void {
  addToLists(cache, feeds, aPrayer(id), (args) => {
    const { sort, search, categories }: Shows = args;
    return sort === 'recent' && !search && (!categories?.length || categories.includes(category));
  });
}

export function removeFromFeeds(cache: Cache, id: number): void {
  removeFromLists(cache, feeds, aPrayer(id));
}

/** The number of prayers in a page of the feed. */
export const pageSize = 20;

/**
 * Removes a feed with more than its first page, so that it starts again when chosen again (specification, section 4).
 */
export function removePages(cache: Cache, { sort, categories, search }: Shows): void {
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
