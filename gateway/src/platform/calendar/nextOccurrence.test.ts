import { nextOccurrence, type Rhythm } from './nextOccurrence';

const daily: Rhythm = {
  reminderTime: '09:00',
  frequency: 'daily',
  weekday: 1,
  monthDay: 1,
  timeZone: 'Europe/Berlin',
};

const next = (rhythm: Partial<Rhythm>, after: string) =>
  nextOccurrence({ ...daily, ...rhythm }, new Date(after)).toISOString();

test('a daily reminder rings today if its time is still to come, else tomorrow', () => {
  expect(next({}, '2026-05-05T06:59:00Z')).toBe('2026-05-05T07:00:00.000Z');
  expect(next({}, '2026-05-05T07:00:00Z')).toBe('2026-05-06T07:00:00.000Z');
});

test('a weekly reminder rings on its weekday', () => {
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

test('a clock change moves the instant, not the time on the wall', () => {
  expect(next({}, '2026-03-28T09:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
  expect(next({}, '2026-10-24T09:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
});

test('a time that the clock skips rings once, an hour later', () => {
  const rhythm = { reminderTime: '02:30' };
  expect(next(rhythm, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next(rhythm, '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

test('a time that the clock repeats rings once', () => {
  const rhythm = { reminderTime: '02:30' };
  const first = next(rhythm, '2026-10-24T12:00:00Z');
  expect(first).toBe('2026-10-25T00:30:00.000Z');
  expect(next(rhythm, first)).toBe('2026-10-26T01:30:00.000Z');
});
