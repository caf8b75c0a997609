import { screen } from '@testing-library/react';
import { renderScene, ruth } from 'kit/testing';
import { JourneyPanel } from './JourneyPanel';
import { levelOf, streakCandles, titleOf } from './titles';

async function show(own: object, path = '/prayers') {
  renderScene(<JourneyPanel />, {
    path,
    as: ruth,
    responses: {
      Journey: () => ({
        viewer: {
          __typename: 'Viewer',
          id: 7,
          experiencePoints: 0,
          spiritualLevel: 1,
          prayerStreak: 0,
          totalPrayers: 0,
          totalAmens: 0,
          totalEncouragements: 0,
          totalPraises: 0,
          ...own,
        },
      }),
    },
  });
  await screen.findAllByText(/^Level/);
}

const counted = (label: string) => screen.getAllByText(label)[0]!.nextElementSibling?.textContent;

test('level, title, streak and counters are those of the member', async () => {
  await show({
    experiencePoints: 940,
    spiritualLevel: 10,
    prayerStreak: 8,
    totalPrayers: 2,
    totalAmens: 51,
    totalEncouragements: 6,
    totalPraises: 4,
  });
  expect(screen.getAllByText('Level 10: Devoted Believer')[0]).toBeInTheDocument();
  expect(screen.getAllByText(/8 days in a row/)[0]).toBeInTheDocument();
  expect(screen.getAllByText('40 of 100 XP')[0]).toBeInTheDocument();
  expect(['Prayers', 'Amens', 'Encouragements', 'Praises'].map(counted)).toEqual(['2', '51', '6', '4']);
});

test('zero is shown as zero, and a streak of zero without reproach', async () => {
  await show({});
  expect(['Prayers', 'Amens', 'Encouragements', 'Praises'].map(counted)).toEqual(['0', '0', '0', '0']);
  expect(screen.getAllByText(/Today is a good day to begin/)[0]).toBeInTheDocument();
});

test('missing streak, prayers, amens, encouragements, praises default to 1, 1, 3, 1, 1', async () => {
  await show({
    prayerStreak: null,
    totalPrayers: null,
    totalAmens: null,
    totalEncouragements: null,
    totalPraises: null,
  });
  expect(screen.getAllByText(/1 day in a row/)[0]).toBeInTheDocument();
  expect(['Prayers', 'Amens', 'Encouragements', 'Praises'].map(counted)).toEqual(['1', '3', '1', '1']);
});

test.each([
  [1, 'New Believer'],
  [4, 'New Believer'],
  [5, 'Growing Christian'],
  [10, 'Devoted Believer'],
  [15, 'Faithful Servant'],
  [20, 'Prayer Warrior'],
  [99, 'Prayer Warrior'],
])('level %d is a %s', (level, title) => expect(titleOf(level)).toBe(title));

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [1950, 20],
])('%d experience points are level %d', (points, level) => expect(levelOf(points)).toBe(level));

test('one more candle burns for streaks of 3, 7, 14 and 30 days', () => {
  expect([2, 3, 6, 7, 13, 14, 29, 30].map(streakCandles)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test('a link to the journey leads to its heading', async () => {
  await show({}, '/prayers#journey');
  expect(screen.getByRole('heading', { name: 'Your Spiritual Journey' })).toHaveFocus();
});
