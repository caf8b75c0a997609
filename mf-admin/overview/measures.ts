import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber } from 'kit';
import type { AdminActivityQuery } from '../gen/graphql';

export type Day = AdminActivityQuery['adminActivity'][number];

export interface Measure {
  name: 'prayers' | 'amens' | 'activeMembers';
  /** The heading of its column. */
  label: MessageDescriptor;
  title: MessageDescriptor;
  /** False where the days cannot be added: a member may be active on several. */
  isSum: boolean;
}

export const measures: readonly Measure[] = [
  { name: 'prayers', label: msg`Prayers`, title: msg`Prayers per day`, isSum: true },
  { name: 'amens', label: msg`Amens`, title: msg`Amens per day`, isSum: true },
  { name: 'activeMembers', label: msg`Active members`, title: msg`Active members per day`, isSum: false },
];

/** The chart in a sentence: '57 in 30 days, most on May 3 (12).' */
export function summaryOf({ name, isSum }: Measure, days: readonly Day[]): string {
  const best = days.reduce((most, day) => (day[name] > most[name] ? day : most));
  const count = days.length;
  if (best[name] === 0) return t`${plural(count, { other: 'None in # days.' })}`;
  const [day, most] = [dayOf(best.day), formatNumber(best[name])];
  const sum = days.reduce((total, day) => total + day[name], 0);
  if (isSum) {
    const total = formatNumber(sum);
    return t`${plural(count, { other: `${total} in # days, most on ${day} (${most}).` })}`;
  }
  const average = formatNumber(sum / count, { maximumFractionDigits: 1 });
  return t`${plural(count, { one: `On average ${average} in # day, most on ${day} (${most}).`, other: `On average ${average} in # days, most on ${day} (${most}).` })}`;
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

/** 'May 3'. The gateway counts in days of UTC. */
export function dayOf(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
