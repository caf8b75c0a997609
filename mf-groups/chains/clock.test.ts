import { rangeName, shortTime, timeName } from './clock';

test('a time has 12 or 24 hours', () => {
  expect([0, 5 * 60, 12 * 60, 20 * 60 + 30].map((minutes) => timeName(minutes, true))).toEqual([
    '12:00 AM',
    '5:00 AM',
    '12:00 PM',
    '8:30 PM',
  ]);
  expect([0, 5 * 60, 20 * 60 + 30].map((minutes) => timeName(minutes, false))).toEqual([
    '00:00',
    '05:00',
    '20:30',
  ]);
});

test('an hour is named from its beginning to its end', () => {
  expect(rangeName(20 * 60, 21 * 60, true)).toBe('8–9 PM');
  expect(rangeName(11 * 60, 12 * 60, true)).toBe('11 AM – 12 PM');
  expect(rangeName(23 * 60, 24 * 60, true)).toBe('11 PM – 12 AM');
  expect(rangeName(9 * 60 + 30, 10 * 60 + 30, true)).toBe('9:30–10:30 AM');
  expect(rangeName(23 * 60, 24 * 60, false)).toBe('23:00–00:00');
});

test('a full hour of 12 is shorter without its minutes', () => {
  expect(['8:00 PM', '8:30 PM', '20:00'].map(shortTime)).toEqual(['8 PM', '8:30 PM', '20:00']);
});
