import { categories, categoryValues } from 'schema/vocabulary';
import { z } from 'zod';

export const periods = [
  { value: 'week', label: 'The last week', title: 'Prayers of this week', days: 7 },
  { value: 'month', label: 'The last month', title: 'Prayers of this month', days: 30 },
] as const;

export const layouts = [
  { value: 'list', label: 'List', hint: 'For a notice board, or to pray from.' },
  {
    value: 'bulletin',
    label: 'Bulletin',
    hint: 'Each sheet holds two half-pages of two columns. Cut along the dashed line.',
  },
  {
    value: 'booklet',
    label: 'Booklet',
    hint: 'Print on both sides, flipped on the short edge, at 100 %. Fold the sheets together in the middle.',
  },
  { value: 'large', label: 'Large print', hint: 'Nothing is smaller than 18 points.' },
] as const;

export const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const;

export const categoryChoices = [{ value: 'all', label: 'Every category' }, ...categories] as const;

/** What to print, from the query of the page's address. */
export const choiceRule = z.object({
  period: z.enum(valuesOf(periods), { error: 'period must be week or month' }).default('week'),
  category: z
    .enum([...categoryValues, 'all', ''], { error: 'Unknown category' })
    .transform((given) => given || 'all')
    .default('all'),
  layout: z
    .enum(valuesOf(layouts), { error: 'layout must be list, bulletin, booklet or large' })
    .default('list'),
  paper: z.enum(valuesOf(papers), { error: 'paper must be a4 or letter' }).default('a4'),
});

export type Choice = z.output<typeof choiceRule>;

export type Layout = Choice['layout'];

function valuesOf<Value extends string>(options: readonly { value: Value }[]) {
  return options.map(({ value }) => value) as [Value, ...Value[]];
}
