import { linesOf, measures, type Day } from './measures';

const daysWith = (prayers: number): Day[] => [
  { day: '2025-03-01', prayers, amens: 0, activeMembers: 0 },
];

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6, 8]],
  [17, [0, 5, 10, 15, 20]],
  [27, [0, 10, 20, 30, 40]],
  [100, [0, 25, 50, 75, 100]],
  [187, [0, 50, 100, 150, 200]],
])('the lines of a chart up to %i are equal steps of whole numbers', (most, lines) => {
  expect(linesOf(measures[0]!, daysWith(most))).toEqual(lines);
});
