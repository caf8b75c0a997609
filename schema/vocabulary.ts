/** The product's closed lists: each entry is the value that is stored and sent, and the label that people read. */

export const categories = [
  { value: 'health', label: 'Health' },
  { value: 'family', label: 'Family' },
  { value: 'finances', label: 'Finances' },
  { value: 'grief', label: 'Grief' },
  { value: 'praise', label: 'Praise Reports' },
  { value: 'general', label: 'General' },
] as const;

export type Category = (typeof categories)[number]['value'];

export const categoryValues = valuesOf(categories);

export const prayerSorts = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'amens', label: 'Most Amens' },
  { value: 'trending', label: 'Trending' },
] as const;

export type PrayerSort = (typeof prayerSorts)[number]['value'];

export const prayerSortValues = valuesOf(prayerSorts);

export function categoryLabel(category: Category): string {
  return categories.find((entry) => entry.value === category)!.label;
}

function valuesOf<Entries extends readonly { value: string }[]>(entries: Entries) {
  return entries.map((entry) => entry.value) as [Entries[number]['value'], ...Entries[number]['value'][]];
}
