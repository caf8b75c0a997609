import { categoryValues, prayerSortValues, type Category, type PrayerSort } from 'schema/vocabulary';
import { useAddressState } from 'kit';

export interface Filters {
  sort: PrayerSort;
  /** Empty means all. */
  categories: Category[];
  search: string | null;
}

export const everything: Filters = { sort: 'recent', categories: [], search: null };

/** The filters of the wall, which are in the address; changing them starts again at the first page. */
export function useFilters() {
  const [filters, setFilters] = useAddressState(readFilters, writeFilters, 'push');
  const change = (changed: Partial<Filters>) => setFilters({ ...filters, ...changed });

  return {
    filters,
    setSort: (sort: PrayerSort) => change({ sort }),
    setCategories: (categories: Category[]) => change({ categories: inOrder(categories) }),
    clearSearch: () => change({ search: null }),
  };
}

function readFilters(params: URLSearchParams): Filters {
  return {
    sort: prayerSortValues.find((value) => value === params.get('sort')) ?? everything.sort,
    categories: inOrder(params.get('category')?.split(',') ?? []),
    search: params.get('search') || null,
  };
}

function writeFilters(params: URLSearchParams, { sort, categories, search }: Filters): URLSearchParams {
  const written = new URLSearchParams(params);
  const values = { sort: sort === everything.sort ? null : sort, category: categories.join(','), search };
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

/** Sorted, so that the same categories are one list in the cache whatever the order of choosing. */
function inOrder(chosen: readonly string[]): Category[] {
  return categoryValues.filter((category) => chosen.includes(category));
}
