const pointsPerLevel = 100;

const titles = [
  { from: 20, title: 'Prayer Warrior' },
  { from: 15, title: 'Faithful Servant' },
  { from: 10, title: 'Devoted Believer' },
  { from: 5, title: 'Growing Christian' },
  { from: 0, title: 'New Believer' },
];

const streakIcons = [
  { from: 30, icon: '👑' },
  { from: 14, icon: '🌟' },
  { from: 7, icon: '🔥' },
  { from: 3, icon: '✨' },
];

/** Level = floor(points / 100) + 1 (specification, section 9). */
export function levelOf(experiencePoints: number): number {
  return Math.floor(experiencePoints / pointsPerLevel) + 1;
}

export function titleOf(level: number): string {
  return titles.find(({ from }) => level >= from)!.title;
}

/** The icon of a streak of that many days; none below three. */
export function streakIcon(days: number): string | null {
  return streakIcons.find(({ from }) => days >= from)?.icon ?? null;
}

/** Points since the level began, out of 100. */
export function pointsInLevel(experiencePoints: number): number {
  return experiencePoints % pointsPerLevel;
}
