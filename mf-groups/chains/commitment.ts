import { t } from '@lingui/core/macro';
import { clockAt } from 'schema/zoneClock';
import { rangeName, type Minutes } from './clock';
import {
  beginningsOfHour,
  dayLength,
  dayName,
  hourLength,
  listTimes,
  minutesOf,
  phaseOf,
  type ChainTimes,
} from './chainTime';

/** Days after one another on which an hour begins at the same time of the viewer's clock. */
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

/** Several only where clocks change between the chain's days: those of one zone, or those of both, which skip the hour. */
function turnsOf(chain: ChainTimes, hourSlot: number, now: number, viewerZone: string): Turn[] {
  const all = beginningsOfHour(chain, hourSlot);
  const left = all.filter((start) => start + hourLength > now);
  const seenAt = (start: number) => minutesOf(clockAt(start, viewerZone));
  if (left.length === 0) {
    return all.slice(-1).map((start) => ({
      days: t`earlier, on ${{ date: dayName(start, viewerZone) }}`,
      start: seenAt(start),
    }));
  }
  const isUpcoming = phaseOf(chain, now) === 'upcoming';
  return runsOf(left, viewerZone).map(([first, last], index) => ({
    days: daysFrom(first, last, viewerZone, isUpcoming || index > 0 || first > now + dayLength),
    start: seenAt(first),
  }));
}

/** The first and the last of the instants that are a day of the viewer's clock apart. */
function runsOf(starts: readonly number[], viewerZone: string): [number, number][] {
  const runs: [number, number][] = [];
  for (const start of starts) {
    const run = runs.at(-1);
    if (run && clockAt(start, viewerZone) - clockAt(run[1], viewerZone) === dayLength) run[1] = start;
    else runs.push([start, start]);
  }
  return runs;
}

function daysFrom(first: number, last: number, viewerZone: string, isLater: boolean): string {
  const [firstDay, lastDay] = [first, last].map((start) => dayName(start, viewerZone)) as [string, string];
  if (firstDay === lastDay) return t`on ${{ date: firstDay }}`;
  return isLater
    ? t`every day from ${{ first: firstDay }} until ${{ last: lastDay }}`
    : t`every day until ${{ last: lastDay }}`;
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

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
