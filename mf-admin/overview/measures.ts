import { t } from '@lingui/core/macro';
import { countOf, numberOf } from '../dashboard/format';
import type { AdminActivityQuery } from '../gen/graphql';

export type Day = AdminActivityQuery['adminActivity'][number];

export interface Measure {
  name: 'prayers' | 'amens' | 'activeMembers';
  /** The heading of its column. */
  label: string;
  title: string;
  /** False where the days cannot be added: a member may be active on several. */
  isSum: boolean;
}

export const measures: readonly Measure[] = [
  { name: 'prayers', label: 'Prayers', title: 'Prayers per day', isSum: true },
  { name: 'amens', label: 'Amens', title: 'Amens per day', isSum: true },
  { name: 'activeMembers', label: 'Active members', title: 'Active members per day', isSum: false },
];

/** The chart in a sentence: '57 in 30 days, most on May 3 (12).' */
export function summaryOf({ name, isSum }: Measure, days: readonly Day[]): string {
  const best = days.reduce((most, day) => (day[name] > most[name] ? day : most));
  if (best[name] === 0) return t`None in ${{ length: days.length }} days.`;
  const most = t`most on ${{ dayOf: dayOf(best.day) }} (${{ numberOf: numberOf(best[name]) }}).`;
  const sum = days.reduce((total, day) => total + day[name], 0);
  return isSum
    ? t`${{ numberOf: numberOf(sum) }} in ${{ length: days.length }} days, ${most}`
    : t`On average ${averages.format(sum / days.length)} in ${{ countOf: countOf(days.length, 'day', 'days') }}, ${most}`;
}

/** The lines of the chart: four equal steps of whole numbers that reach the maximum, 0, 5, 10, 15, 20. */
export function linesOf({ name }: Measure, days: readonly Day[]): number[] {
  const most = Math.max(...days.map((day) => day[name]));
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 4)));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((size) => Number.isInteger(size) && size * 4 >= most)!;
  return [0, 1, 2, 3, 4].map((count) => count * step);
}

const averages = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const monthAndDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'May 3'. The gateway counts in days of UTC. */
export function dayOf(day: string): string {
  return monthAndDay.format(new Date(`${day}T00:00:00Z`));
}
