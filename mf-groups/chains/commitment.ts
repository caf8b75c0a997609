import { t } from '@lingui/core/macro';
import type { DateTime } from 'luxon';
import { rangeName, type Minutes } from './clock';
import { datesWithHour, dayName, listTimes, phaseOf, type ChainTimes } from './chainTime';

/** Days on which an hour begins at the same time of the viewer's clock. */
interface Turn {
  /** 'every day until Nov 24' */
  days: string;
  start: Minutes;
}

/** 'every day until Nov 24, 8–9 PM your time': what somebody takes who joins these hours. */
export function commitmentOf(
  chain: ChainTimes,
  hourSlots: readonly number[],
  now: number,
  viewerZone: string,
): string {
  const turns = hourSlots.flatMap((hour) => turnsOf(chain, hour, now, viewerZone));
  const byDays = groupBy(turns, ({ days }) => days);
  const parts = Array.from(byDays, ([days, same]) => t`${days}, ${{ hours: listTimes(rangesOf(same)) }}`);
  const hours = parts.join('; ');
  return t({
    message: `${hours} your time`,
    comment: 'every day until Nov 24, 8–9 PM your time',
  });
}

/** 'every day until Nov 24'; with the times where a change of clocks shifts them. */
export function daysOfHour(chain: ChainTimes, hourSlot: number, now: number, viewerZone: string): string {
  const turns = turnsOf(chain, hourSlot, now, viewerZone);
  return turns.length === 1 ? turns[0]!.days : commitmentOf(chain, [hourSlot], now, viewerZone);
}

/** Several only where the clocks of one zone change between the chain's days, and not those of the other. */
function turnsOf(chain: ChainTimes, hourSlot: number, now: number, viewerZone: string): Turn[] {
  const all = datesWithHour(chain, hourSlot).map((start) => start.setZone(viewerZone));
  const left = all.filter((start) => start.plus({ hours: 1 }).toMillis() > now);
  if (left.length === 0) {
    return all
      .slice(-1)
      .map((start) => ({ days: t`earlier, on ${{ date: dayName(start) }}`, start: minutesOf(start) }));
  }
  const isUpcoming = phaseOf(chain, now) === 'upcoming';
  return Array.from(groupBy(left, minutesOf), ([start, same]) => ({
    days: daysFrom(same[0]!, same.at(-1)!, isUpcoming),
    start,
  }));
}

function daysFrom(first: DateTime, last: DateTime, isUpcoming: boolean): string {
  if (first.hasSame(last, 'day')) return t`on ${{ date: dayName(first) }}`;
  return isUpcoming
    ? t`every day from ${{ first: dayName(first) }} until ${{ last: dayName(last) }}`
    : t`every day until ${{ last: dayName(last) }}`;
}

/** Hours that follow one another are one range. */
function rangesOf(turns: readonly Turn[]): string[] {
  const ranges: { start: Minutes; end: Minutes }[] = [];
  for (const start of turns.map((turn) => turn.start).toSorted((one, other) => one - other)) {
    const before = ranges.at(-1);
    if (before?.end === start) before.end += 60;
    else ranges.push({ start, end: start + 60 });
  }
  return ranges.map(({ start, end }) => rangeName(start, end));
}

function minutesOf({ hour, minute }: DateTime): Minutes {
  return hour * 60 + minute;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
