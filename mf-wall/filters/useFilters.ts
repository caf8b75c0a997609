import { categoryValues, prayerSortValues, type Category, type PrayerSort } from 'schema/vocabulary';
import { useSearchParams } from 'kit';

export interface Filters {
  sort: PrayerSort;
  /** Empty for all of them. */
  categories: Category[];
  search: string | null;
}

export const everything: Filters = { sort: 'recent', categories: [], search: null };

/** What the wall shows, as the address says it; changing it starts again at the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const sort = prayerSortValues.find((value) => value === params.get('sort')) ?? 'recent';
  const wanted = params.get('category')?.split(',') ?? [];
  const filters: Filters = {
    sort,
    categories: categoryValues.filter((category) => wanted.includes(category)),
    search: params.get('search') || null,
  };

  const set = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value) changed.set(name, value);
        else changed.delete(name);
        return changed;
      },
      { replace: true },
    );

  return {
    filters,
    setSort: (value: PrayerSort) => set('sort', value === 'recent' ? null : value),
    setCategories: (chosen: Category[]) => set('category', chosen.join(',')),
    clearSearch: () => set('search', null),
  };
}
