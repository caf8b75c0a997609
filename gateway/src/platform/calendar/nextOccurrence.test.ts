import { nextOccurrence, type Recurrence } from './nextOccurrence';

const daily: Recurrence = {
  reminderTime: '09:00',
  frequency: 'daily',
  weekday: 1,
  monthDay: 1,
  timeZone: 'Europe/Berlin',
};

const next = (recurrence: Partial<Recurrence>, after: string) =>
  nextOccurrence({ ...daily, ...recurrence }, new Date(after)).toISOString();

test('a daily reminder is due today if its time has not passed, else tomorrow', () => {
  expect(next({}, '2026-05-05T06:59:00Z')).toBe('2026-05-05T07:00:00.000Z');
  expect(next({}, '2026-05-05T07:00:00Z')).toBe('2026-05-06T07:00:00.000Z');
});

test('a weekly reminder is due on its weekday', () => {
  expect(next({ frequency: 'weekly', weekday: 7 }, '2026-05-05T07:00:00Z')).toBe('2026-05-10T07:00:00.000Z');
  expect(next({ frequency: 'weekly', weekday: 1 }, '2026-05-05T07:00:00Z')).toBe('2026-05-11T07:00:00.000Z');
});

test('monthly on the 31st means the last day', () => {
  expect(next({ frequency: 'monthly', monthDay: 31 }, '2026-02-10T00:00:00Z')).toBe(
    '2026-02-28T08:00:00.000Z',
  );
  expect(next({ frequency: 'monthly', monthDay: 31 }, '2028-02-10T00:00:00Z')).toBe(
    '2028-02-29T08:00:00.000Z',
  );
  expect(next({ frequency: 'monthly', monthDay: 31 }, '2026-03-31T07:00:00Z')).toBe(
    '2026-04-30T07:00:00.000Z',
  );
});

test('a clock change moves the instant, not the local time', () => {
  expect(next({}, '2026-03-28T09:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
  expect(next({}, '2026-10-24T09:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
});

test('a time that a clock change skips is due once, an hour later', () => {
  const recurrence = { reminderTime: '02:30' };
  expect(next(recurrence, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next(recurrence, '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

test('a time that a clock change repeats is due once', () => {
  const recurrence = { reminderTime: '02:30' };
  const first = next(recurrence, '2026-10-24T12:00:00Z');
  expect(first).toBe('2026-10-25T00:30:00.000Z');
  expect(next(recurrence, first)).toBe('2026-10-26T01:30:00.000Z');
});
