import { changeLocale } from 'kit';
import { beginningOf, chainSpan, datesOf, hoursOf, phaseOf } from './chainTime';

const inNewYork = (startDate: string, days = 1) => ({
  ...chainSpan(startDate, days, 'America/New_York'),
  timeZone: 'America/New_York',
});

const at = (instant: string) => Date.parse(instant);

test('a chain begins at midnight of its zone and ends that many days later at the same local time', () => {
  expect(chainSpan('2025-06-01', 2, 'America/New_York')).toEqual({
    startTime: '2025-06-01T04:00:00.000Z',
    endTime: '2025-06-03T04:00:00.000Z',
  });
});

test('a day with a change of daylight saving time has 23 or 25 hours', () => {
  expect(chainSpan('2025-03-09', 1, 'America/New_York')).toEqual({
    startTime: '2025-03-09T05:00:00.000Z',
    endTime: '2025-03-10T04:00:00.000Z',
  });
  expect(chainSpan('2025-11-02', 1, 'America/New_York')).toEqual({
    startTime: '2025-11-02T04:00:00.000Z',
    endTime: '2025-11-03T05:00:00.000Z',
  });
});

test('a day whose midnight the clocks skip is one day', () => {
  const chain = { ...chainSpan('2026-04-24', 1, 'Africa/Cairo'), timeZone: 'Africa/Cairo' };
  expect(chain).toMatchObject({ startTime: '2026-04-23T22:00:00.000Z', endTime: '2026-04-24T21:00:00.000Z' });
  expect(datesOf(chain)).toBe('Apr 24, 2026');
  const hours = hoursOf(chain, at('2026-04-24T12:00:00Z'), 'Africa/Cairo');
  expect(hours.filter(({ isReal }) => !isReal).map(({ hourSlot }) => hourSlot)).toEqual([0]);
});

test('a chain is live between start and end', () => {
  const chain = inNewYork('2025-06-01');
  expect(phaseOf(chain, at('2025-06-01T03:59:59Z'))).toBe('upcoming');
  expect(phaseOf(chain, at('2025-06-01T04:00:00Z'))).toBe('live');
  expect(phaseOf(chain, at('2025-06-02T03:59:59Z'))).toBe('live');
  expect(phaseOf(chain, at('2025-06-02T04:00:00Z'))).toBe('ended');
});

test('in the zone of the chain there are 24 hours without a second time', () => {
  const hours = hoursOf(inNewYork('2025-03-09'), at('2025-03-09T12:00:00Z'), 'America/New_York');
  expect(hours).toHaveLength(24);
  expect(hours[0]).toMatchObject({ hourSlot: 0, time: '12:00 AM', dayShift: 0, chainTime: null });
  expect(hours[12]!.time).toBe('12:00 PM');
  expect(hours[23]!.time).toBe('11:00 PM');
});

test("in another zone the viewer's time comes first, with the chain's time beside it, and marks the next day", () => {
  const hours = hoursOf(inNewYork('2025-06-01'), at('2025-06-01T12:00:00Z'), 'Europe/London');
  expect(hours[5]).toMatchObject({ hourSlot: 5, time: '10:00 AM', dayShift: 0, chainTime: '5:00 AM' });
  expect(hours[20]).toMatchObject({ hourSlot: 20, time: '1:00 AM', dayShift: 1, chainTime: '8:00 PM' });
});

test('west of the chain the day before is marked', () => {
  const hours = hoursOf(inNewYork('2025-06-01'), at('2025-06-01T12:00:00Z'), 'America/Los_Angeles');
  expect(hours[1]).toMatchObject({ hourSlot: 1, time: '10:00 PM', dayShift: -1, chainTime: '1:00 AM' });
});

test('on the day of a clock change, the hours before and after it are correct', () => {
  const hours = hoursOf(inNewYork('2025-03-09'), at('2025-03-09T12:00:00Z'), 'Europe/London');
  expect(hours[1]!.time).toBe('6:00 AM');
  expect(hours[3]!.time).toBe('7:00 AM');
});

test('an hour that daylight saving time skips does not exist on that day', () => {
  const noon = at('2025-03-09T12:00:00Z');
  const oneDay = hoursOf(inNewYork('2025-03-09'), noon, 'America/New_York');
  expect(oneDay[2]).toMatchObject({ time: '2:00 AM', skippedOn: 'Mar 9', isReal: false });
  expect(oneDay.filter(({ skippedOn }) => skippedOn)).toHaveLength(1);
  const twoDays = hoursOf(inNewYork('2025-03-08', 2), noon, 'Europe/London');
  expect(twoDays[2]).toMatchObject({
    time: '6:00 AM',
    chainTime: '2:00 AM',
    skippedOn: 'Mar 9',
    isReal: true,
  });
  const dayBefore = hoursOf(inNewYork('2025-03-08', 2), at('2025-03-08T12:00:00Z'), 'Europe/London');
  expect(dayBefore[2]).toMatchObject({ time: '7:00 AM', skippedOn: null, isReal: true });
});

test.each([
  ['first', 'America/Havana', '2025-03-09', 0],
  ['last', 'America/Nuuk', '2025-03-29', 23],
])('the %s hour of a day may be the one that is skipped: in %s', (_, timeZone, date, skipped) => {
  const chain = { ...chainSpan(date, 1, timeZone), timeZone };
  for (const viewerZone of [timeZone, 'Europe/London']) {
    const hours = hoursOf(chain, at(`${date}T12:00:00Z`), viewerZone);
    expect(hours.filter(({ skippedOn }) => skippedOn).map(({ hourSlot }) => hourSlot)).toEqual([skipped]);
  }
});

test('a live chain has a current hour', () => {
  const chain = inNewYork('2025-06-01', 2);
  const now = (instant: string) => hoursOf(chain, at(instant), 'Europe/London').filter(({ isNow }) => isNow);
  expect(now('2025-06-02T09:59:59Z').map(({ hourSlot }) => hourSlot)).toEqual([5]);
  expect(now('2025-05-31T09:59:59Z')).toEqual([]);
  expect(now('2025-06-03T09:59:59Z')).toEqual([]);
});

test('a zone with an offset of half an hour is shown correctly', () => {
  const hours = hoursOf(inNewYork('2025-06-01'), at('2025-06-01T12:00:00Z'), 'Asia/Kolkata');
  expect(hours[0]!.time).toBe('9:30 AM');
});

test('a live chain uses the offset of today, a future one that of its first day', () => {
  const aroundClockChange = inNewYork('2025-03-08', 3);
  expect(hoursOf(aroundClockChange, at('2025-03-01T12:00:00Z'), 'UTC')[5]!.time).toBe('10:00 AM');
  expect(hoursOf(aroundClockChange, at('2025-03-10T12:00:00Z'), 'UTC')[5]!.time).toBe('9:00 AM');
});

test('an alias of the same zone shows no second time', () => {
  const chain = { ...chainSpan('2025-06-01', 1, 'UTC'), timeZone: 'UTC' };
  expect(hoursOf(chain, at('2025-06-01T12:00:00Z'), 'Africa/Accra')[5]!.chainTime).toBeNull();
});

test('its days are shown in its own zone', () => {
  expect(datesOf(inNewYork('2025-06-01'))).toBe('Jun 1, 2025');
  expect(datesOf(inNewYork('2025-06-01', 3))).toBe('Jun 1 – Jun 3, 2025');
  expect(datesOf(inNewYork('2025-12-31', 2))).toBe('Dec 31, 2025 – Jan 1, 2026');
});

test('its days have their year where the language has it', async () => {
  await changeLocale('ko');
  const korean = [inNewYork('2025-06-01', 3), inNewYork('2025-12-31', 2)].map(datesOf);
  await changeLocale('de');
  const german = datesOf(inNewYork('2025-06-01', 3));
  await changeLocale('en');
  expect(korean).toEqual(['2025년 6월 1일 – 6월 3일', '2025년 12월 31일 – 2026년 1월 1일']);
  expect(german).toBe('1. Juni – 3. Juni 2025');
});

test("its beginning is shown in the viewer's zone", () => {
  expect(beginningOf(inNewYork('2025-06-01'), 'Europe/London')).toBe('Jun 1, 5:00 AM');
});
