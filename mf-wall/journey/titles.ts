import { msg, t } from '@lingui/core/macro';

const pointsPerLevel = 100;

const titles = [
  { from: 20, title: msg`Prayer Warrior` },
  { from: 15, title: msg`Faithful Servant` },
  { from: 10, title: msg`Devoted Believer` },
  { from: 5, title: msg`Growing Christian` },
  { from: 0, title: msg`New Believer` },
];

const streaks = [3, 7, 14, 30];

/** Level = floor(points / 100) + 1 (specification, section 9). */
export function levelOf(experiencePoints: number): number {
  return Math.floor(experiencePoints / pointsPerLevel) + 1;
}

export function titleOf(level: number): string {
  return t(titles.find(({ from }) => level >= from)!.title);
}

/** How many candles burn for a streak of that many days: one from 3, two from 7, three from 14, four from 30. */
export function streakCandles(days: number): number {
  return streaks.filter((from) => days >= from).length;
}

/** Points since the level began, out of 100. */
export function pointsInLevel(experiencePoints: number): number {
  return experiencePoints % pointsPerLevel;
}
