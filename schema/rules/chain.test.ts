import { chainFormRule, chainRule } from './chain';

const form = (startTime: string, endTime: string) => ({ title: 'A night for the sick', startTime, endTime });

const refusal = (startTime: string, endTime: string) =>
  chainRule
    .safeParse(form(startTime, endTime))
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

const years = 'Please choose a date from 2000 to 2100';

test.each([
  ['2000-01-01T00:00:00Z', '2000-01-02T00:00:00Z'],
  ['2100-12-24T23:59:59.999Z', '2100-12-31T23:59:59.999Z'],
  ['2026-11-22T12:34:56.789+05:30', '2026-11-23T07:04:56.789Z'],
])('a chain from %s to %s is valid', (startTime, endTime) => {
  expect(refusal(startTime, endTime)).toBeUndefined();
});

test.each([
  ['0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z', 'startTime'],
  ['0001-01-01T00:00:00Z', '0001-01-02T00:00:00Z', 'startTime'],
  ['1999-12-31T23:59:59Z', '2000-01-01T23:59:59Z', 'startTime'],
  ['2000-01-01T00:00:00+01:00', '2000-01-02T00:00:00+01:00', 'startTime'],
  ['2101-01-01T00:00:00Z', '2101-01-02T00:00:00Z', 'startTime'],
  ['9999-12-31T00:00:00Z', '9999-12-31T23:59:59Z', 'startTime'],
  ['2100-12-31T12:00:00Z', '2101-01-01T12:00:00Z', 'endTime'],
  ['2026-11-22T00:00:00Z', '0001-01-01T00:00:00Z', 'endTime'],
])('a chain from %s to %s is outside of the years that the site knows', (startTime, endTime, path) => {
  expect(refusal(startTime, endTime)).toEqual([[path, years]]);
});

test.each([-29_000, -1000, 1000, 29_000, 30_000, 60_000])(
  'a day and %d ms are no whole day',
  (milliseconds) => {
    const end = new Date(Date.UTC(2026, 10, 23) + milliseconds).toISOString();
    expect(refusal('2026-11-22T00:00:00Z', end)).toEqual([['duration', expect.any(String)]]);
  },
);

test.each(['0001-01-01', '1999-12-31', '2101-01-01', '2026-02-30'])(
  'the form refuses a chain on %s',
  (startDate) => {
    const { error } = chainFormRule.safeParse({
      title: 'A night for the sick',
      startDate,
      duration: 1,
      timeZone: 'UTC',
    });
    expect(error!.issues).toMatchObject([{ path: ['startDate'] }]);
  },
);

test('the form refuses a chain for groups without a group, which the API lets a creator keep to themselves', () => {
  const chain = { title: 'A night for the sick', visibility: 'groups', timeZone: 'UTC' };
  const ofForm = { ...chain, startDate: '2026-11-22', duration: 1 };
  expect(chainFormRule.safeParse(ofForm).error!.issues).toMatchObject([
    { path: ['selectedGroups'], message: 'Please choose groups that you belong to' },
  ]);
  expect(chainFormRule.safeParse({ ...ofForm, selectedGroups: [3] }).success).toBe(true);
  expect(chainFormRule.safeParse({ ...ofForm, visibility: 'public' }).success).toBe(true);
  const instants = { startTime: '2026-11-22T00:00:00Z', endTime: '2026-11-23T00:00:00Z' };
  expect(chainRule.safeParse({ ...chain, ...instants }).success).toBe(true);
});

test('a chain for groups that has none says so together with what is wrong in its other fields', () => {
  const { error } = chainFormRule.safeParse({
    title: '',
    startDate: '',
    duration: 1,
    timeZone: 'UTC',
    visibility: 'groups',
    selectedGroups: [],
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Title is required'],
    ['startDate', 'Start date is required'],
    ['selectedGroups', 'Please choose groups that you belong to'],
  ]);
});
