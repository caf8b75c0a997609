import { clockAt, instantOf } from './zoneClock';

const at = (instant: string) => Date.parse(instant);

test.each([
  ['UTC', '2025-06-01T12:30:15.250Z', '2025-06-01T12:30:15.250Z'],
  ['America/New_York', '2025-06-01T03:00:00Z', '2025-05-31T23:00:00Z'],
  ['America/New_York', '2025-12-01T12:00:00Z', '2025-12-01T07:00:00Z'],
  ['Asia/Kathmandu', '2025-06-01T18:30:00Z', '2025-06-02T00:15:00Z'],
  // 24:00 is the hour 0 of the next day.
  ['Europe/Berlin', '2025-06-01T22:00:00Z', '2025-06-02T00:00:00Z'],
])('%s at %s', (zone, instant, clock) => {
  expect(clockAt(at(instant), zone)).toBe(at(clock));
  expect(instantOf(at(clock), zone)).toBe(at(instant));
});

test('of a time that comes twice, the first', () => {
  expect(instantOf(at('2025-11-02T01:30:00Z'), 'America/New_York')).toBe(at('2025-11-02T05:30:00Z'));
  // Midnight itself: the day has 25 hours.
  expect(instantOf(at('2025-11-02T00:00:00Z'), 'America/Havana')).toBe(at('2025-11-02T04:00:00Z'));
});

test('a time that is skipped is later by what is skipped', () => {
  expect(instantOf(at('2025-03-09T02:30:00Z'), 'America/New_York')).toBe(at('2025-03-09T07:30:00Z'));
  // Half an hour is skipped.
  expect(clockAt(instantOf(at('2025-10-05T02:10:00Z'), 'Australia/Lord_Howe'), 'Australia/Lord_Howe')).toBe(
    at('2025-10-05T02:40:00Z'),
  );
});

const zones = [
  ...['UTC', 'America/New_York', 'America/Havana', 'America/St_Johns', 'America/Santiago'],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Kathmandu', 'Atlantic/Azores'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'America/Nuuk', 'Europe/Berlin'],
];
const withoutChanges = ['UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const hour = 3_600_000;

test.each(zones)('what clocks show leads back to its instant, or to the first of two: %s', (zone) => {
  let doubled = 0;
  for (const instant of instantsOf2025(zone)) {
    const clock = clockAt(instant, zone);
    const found = instantOf(clock, zone);
    expect(clockAt(found, zone)).toBe(clock);
    expect([0, hour / 2, hour]).toContain(instant - found);
    if (found !== instant) doubled += 1;
  }
  expect(doubled > 0).toBe(!withoutChanges.includes(zone));
});

/** Every quarter of an hour of a day on which the clocks change, and noon of the other days. */
function instantsOf2025(zone: string): number[] {
  const offsetAt = (instant: number) => clockAt(instant, zone) - instant;
  const noons = Array.from({ length: 365 }, (_, days) => at('2025-01-01T12:00:00Z') + days * 24 * hour);
  return noons.flatMap((noon) =>
    offsetAt(noon) === offsetAt(noon + 24 * hour)
      ? [noon]
      : Array.from({ length: 24 * 4 }, (_, quarters) => noon + (quarters * hour) / 4),
  );
}
