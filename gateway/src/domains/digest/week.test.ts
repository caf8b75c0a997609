import { textsOf } from '../../platform/texts/texts';
import { daysOf, lastWeek, nameOfWeek, nextDigest } from './week';

const sunday = { weekday: 7, hour: 7 };
const hours = ({ from, until }: { from: Date; until: Date }) =>
  (until.getTime() - from.getTime()) / 3_600_000;

function weekAt(timeZone: string, dueAt: string, now = dueAt) {
  return lastWeek({ ...sunday, timeZone }, new Date(dueAt), new Date(now));
}

test.each([
  ['UTC', '2026-05-17T07:00:00Z', '2026-05-10T00:00:00Z', '2026-05-17T00:00:00Z'],
  ['Asia/Jerusalem', '2026-05-17T04:00:00Z', '2026-05-09T21:00:00Z', '2026-05-16T21:00:00Z'],
  ['America/New_York', '2026-05-17T11:00:00Z', '2026-05-10T04:00:00Z', '2026-05-17T04:00:00Z'],
  ['Pacific/Kiritimati', '2026-05-16T17:00:00Z', '2026-05-09T10:00:00Z', '2026-05-16T10:00:00Z'],
])('in %s the week lasts from midnight to midnight, local time', (timeZone, dueAt, from, until) => {
  expect(nextDigest({ ...sunday, timeZone }, new Date('2026-05-15T12:00:00Z'))).toEqual(new Date(dueAt));
  const week = weekAt(timeZone, dueAt);
  expect([week.from, week.until]).toEqual([new Date(from), new Date(until)]);
  expect([week.key, nameOfWeek(textsOf('en'), daysOf(week))]).toEqual(['2026-W20', 'May 10 – 16']);
});

test.each([
  ['America/New_York', '2026-03-15T11:00:00Z', 167],
  ['America/New_York', '2026-11-08T12:00:00Z', 169],
  ['Europe/Berlin', '2026-04-05T05:00:00Z', 167],
  ['Europe/Berlin', '2026-11-01T06:00:00Z', 169],
  ['Asia/Kolkata', '2026-03-15T01:30:00Z', 168],
])(
  'the week in %s that ends on %s has %i hours, and the next begins when it ends',
  (timeZone, dueAt, long) => {
    const week = weekAt(timeZone, dueAt);
    expect(hours(week)).toBe(long);
    const recurrence = { ...sunday, timeZone };
    const next = nextDigest(recurrence, new Date(dueAt));
    expect(lastWeek(recurrence, next, next).from).toEqual(week.until);
  },
);

test('if a clock change skips the hour, the digest is still due once', () => {
  const recurrence = { timeZone: 'Europe/Berlin', weekday: 7, hour: 2 };
  const skipped = nextDigest(recurrence, new Date('2026-03-28T12:00:00Z'));
  expect(skipped).toEqual(new Date('2026-03-29T01:00:00Z'));
  expect(nextDigest(recurrence, skipped)).toEqual(new Date('2026-04-05T00:00:00Z'));
});

test('if a clock change repeats the hour, the digest is due the first time only', () => {
  const recurrence = { timeZone: 'Europe/Berlin', weekday: 7, hour: 2 };
  const first = nextDigest(recurrence, new Date('2026-10-24T12:00:00Z'));
  expect(first).toEqual(new Date('2026-10-25T00:00:00Z'));
  expect(nextDigest(recurrence, first)).toEqual(new Date('2026-11-01T01:00:00Z'));
});

test('the turn of the year belongs to its ISO week', () => {
  expect(weekAt('UTC', '2027-01-03T07:00:00Z').key).toBe('2026-W53');
  expect(nameOfWeek(textsOf('en'), daysOf(weekAt('UTC', '2027-01-03T07:00:00Z')))).toBe(
    'December 27 – January 2',
  );
  expect(weekAt('UTC', '2027-01-10T07:00:00Z').key).toBe('2027-W01');
});

test('after weeks of downtime one digest is due, about the last week', () => {
  expect(weekAt('UTC', '2026-04-26T07:00:00Z', '2026-05-19T09:00:00Z').key).toBe('2026-W20');
});

test('an unknown time zone is treated as UTC', () => {
  expect(nextDigest({ ...sunday, timeZone: 'Mars/Olympus' }, new Date('2026-05-15T12:00:00Z'))).toEqual(
    new Date('2026-05-17T07:00:00Z'),
  );
  expect(weekAt('Mars/Olympus', '2026-05-17T07:00:00Z').until).toEqual(new Date('2026-05-17T00:00:00Z'));
});
