import { findDayInWords, nextInWords, timeInWords } from './schedule';

test.each([
  ['09:00', '9:00 AM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['21:30', '9:30 PM'],
])('%s is %s in 12-hour format', (time, words) => expect(timeInWords(time)).toBe(words));

test.each([
  ['daily', 1, 1, null],
  ['weekly', 1, 1, 'on Mondays'],
  ['weekly', 7, 1, 'on Sundays'],
  ['monthly', 1, 1, 'on the 1st'],
  ['monthly', 1, 2, 'on the 2nd'],
  ['monthly', 1, 13, 'on the 13th'],
  ['monthly', 1, 23, 'on the 23rd'],
  ['monthly', 1, 31, 'on the 31st'],
] as const)('%s, weekday %d, day %d is %s', (frequency, weekday, monthDay, words) =>
  expect(findDayInWords({ frequency, weekday, monthDay })).toBe(words),
);

test.each([
  ['2026-05-05T07:00:00Z', '09:00', '2026-05-05T04:00:00Z', 'Europe/Berlin', 'today'],
  ['2026-05-06T07:00:00Z', '09:00', '2026-05-05T08:00:00Z', 'Europe/Berlin', 'tomorrow'],
  ['2026-05-11T19:30:00Z', '21:30', '2026-05-05T08:00:00Z', 'Europe/Berlin', 'Monday, May 11'],
  // It is still Tuesday in Honolulu, and the reminder is due at ten minutes past midnight.
  ['2026-05-06T10:10:00Z', '00:10', '2026-05-06T08:00:00Z', 'Pacific/Honolulu', 'tomorrow'],
  // The end of daylight saving time: a day of 25 hours.
  ['2026-10-26T08:00:00Z', '09:00', '2026-10-24T22:30:00Z', 'Europe/Berlin', 'tomorrow'],
  // The start of daylight saving time: 2:30 AM does not exist.
  ['2026-03-29T01:30:00Z', '02:30', '2026-03-28T08:00:00Z', 'Europe/Berlin', 'tomorrow at 3:30 AM'],
])('%s, set to %s and seen from %s in %s, is %s', (nextAt, reminderTime, now, timeZone, words) =>
  expect(nextInWords({ nextAt, reminderTime, timeZone }, new Date(now))).toBe(words),
);
