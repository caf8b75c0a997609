import { chainSpan } from './chainTime';
import { commitmentOf, daysOfHour } from './commitment';

const at = (instant: string) => Date.parse(instant);

const chainIn = (timeZone: string, startDate: string, days: number) => ({
  ...chainSpan(startDate, days, timeZone),
  timeZone,
});

test('a live chain is prayed every day until its last one', () => {
  const chain = chainIn('UTC', '2026-11-21', 4);
  const now = at('2026-11-22T15:00:00Z');
  expect(commitmentOf(chain, [20], now, 'UTC')).toBe('every day until Nov 24, 8–9 PM your time');
  expect(commitmentOf(chain, [5], now, 'UTC')).toBe('every day until Nov 24, 5–6 AM your time');
});

test('hours that follow one another are one range', () => {
  const chain = chainIn('UTC', '2026-11-21', 4);
  expect(commitmentOf(chain, [8, 5, 6, 22, 23], at('2026-11-21T01:00:00Z'), 'UTC')).toBe(
    'every day until Nov 24, 5–7 AM, 8–9 AM, and 10 PM – 12 AM your time',
  );
});

test('a future chain says from when, a chain of a single day the day', () => {
  expect(commitmentOf(chainIn('UTC', '2026-11-23', 3), [9], at('2026-11-22T15:00:00Z'), 'UTC')).toBe(
    'every day from Nov 23 until Nov 25, 9–10 AM your time',
  );
  expect(commitmentOf(chainIn('UTC', '2026-11-23', 1), [9, 13], at('2026-11-22T15:00:00Z'), 'UTC')).toBe(
    'on Nov 23, 9–10 AM and 1–2 PM your time',
  );
});

test('on the last day an hour that is over is told apart from those that are left', () => {
  const chain = chainIn('UTC', '2026-11-21', 2);
  expect(commitmentOf(chain, [5, 20], at('2026-11-22T15:00:00Z'), 'UTC')).toBe(
    'earlier, on Nov 22, 5–6 AM; on Nov 22, 8–9 PM your time',
  );
  expect(commitmentOf(chain, [15], at('2026-11-22T15:59:00Z'), 'UTC')).toBe('on Nov 22, 3–4 PM your time');
});

test("days and hours are those of the viewer's zone", () => {
  const chain = chainIn('America/New_York', '2026-11-21', 3);
  const now = at('2026-11-21T12:00:00Z');
  expect(commitmentOf(chain, [20], now, 'Asia/Kolkata')).toBe(
    'every day until Nov 24, 6:30–7:30 AM your time',
  );
  expect(commitmentOf(chain, [20], now, 'America/Los_Angeles')).toBe(
    'every day until Nov 23, 5–6 PM your time',
  );
  expect(commitmentOf(chain, [13, 14], now, 'Asia/Kolkata')).toBe(
    'every day until Nov 23, 11:30 PM – 12:30 AM; every day until Nov 24, 12:30–1:30 AM your time',
  );
});

test("a change of the clocks in one of the zones shifts the viewer's hour", () => {
  const chain = chainIn('America/New_York', '2026-10-31', 3);
  const now = at('2026-10-31T05:00:00Z');
  expect(commitmentOf(chain, [20], now, 'UTC')).toBe(
    'on Nov 1, 12–1 AM; every day from Nov 2 until Nov 3, 1–2 AM your time',
  );
  expect(daysOfHour(chain, 20, now, 'America/New_York')).toBe('every day until Nov 2');
});

test('a day on which the clocks skip the hour does not count', () => {
  const chain = chainIn('America/New_York', '2025-03-08', 2);
  expect(daysOfHour(chain, 2, at('2025-03-08T05:00:00Z'), 'America/New_York')).toBe('on Mar 8');
});

test('a skipped day in the middle is left out for viewers in every zone', () => {
  const chain = chainIn('Europe/Berlin', '2027-03-27', 3);
  const now = at('2027-03-01T12:00:00Z');
  expect(commitmentOf(chain, [2], now, 'Europe/Berlin')).toBe(
    'on Mar 27, 2–3 AM; on Mar 29, 2–3 AM your time',
  );
  expect(daysOfHour(chain, 2, now, 'Europe/London')).toBe('on Mar 27, 1–2 AM; on Mar 29, 1–2 AM your time');
  expect(daysOfHour(chain, 2, now, 'UTC')).toBe('on Mar 27, 1–2 AM; on Mar 29, 12–1 AM your time');
  expect(commitmentOf(chain, [1, 2, 3], now, 'Europe/Berlin')).toBe(
    'every day from Mar 27 until Mar 29, 1–2 AM and 3–4 AM; on Mar 27, 2–3 AM; on Mar 29, 2–3 AM your time',
  );
});

test('a live chain says from when it goes on after the skipped day', () => {
  const chain = chainIn('Europe/Berlin', '2027-03-25', 7);
  expect(commitmentOf(chain, [2], at('2027-03-24T23:30:00Z'), 'Europe/Berlin')).toBe(
    'every day until Mar 27, 2–3 AM; every day from Mar 29 until Mar 31, 2–3 AM your time',
  );
  expect(daysOfHour(chain, 2, at('2027-03-27T12:00:00Z'), 'Europe/Berlin')).toBe(
    'every day from Mar 29 until Mar 31',
  );
});
