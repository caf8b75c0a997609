import { msg } from '@lingui/core/macro';
import { categoryNames } from 'schema/names';
import { categoryValues } from 'schema/vocabulary';
import { z } from 'zod';

export const periods = [
  { value: 'week', label: msg`The last week`, title: msg`Prayers of this week`, days: 7 },
  { value: 'month', label: msg`The last month`, title: msg`Prayers of this month`, days: 30 },
] as const;

export const layouts = [
  {
    value: 'list',
    label: msg({ message: 'List', comment: 'A layout of the prayers on paper.' }),
    hint: msg`For a notice board, or to pray from.`,
  },
  {
    value: 'bulletin',
    label: msg({ message: 'Bulletin', comment: 'A layout of the prayers on paper.' }),
    hint: msg`Each sheet holds two half-pages of two columns. Cut along the dashed line.`,
  },
  {
    value: 'booklet',
    label: msg({ message: 'Booklet', comment: 'A layout of the prayers on paper.' }),
    hint: msg`Print on both sides, flipped on the short edge, at 100 %. Fold the sheets together in the middle.`,
  },
  {
    value: 'large',
    label: msg({ message: 'Large print', comment: 'A layout of the prayers on paper.' }),
    hint: msg`Nothing is smaller than 18 points.`,
  },
] as const;

export const papers = [
  { value: 'a4', label: msg({ message: 'A4', comment: 'A size of paper.' }) },
  { value: 'letter', label: msg({ message: 'Letter', comment: 'The North American size of paper.' }) },
] as const;

export const categoryChoices = [
  { value: 'all', label: msg`Every category` },
  ...categoryValues.map((value) => ({ value, label: categoryNames[value] })),
] as const;

/** The choice of what to print, from the query of the page's address. */
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
