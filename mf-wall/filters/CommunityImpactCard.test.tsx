import { act, screen } from '@testing-library/react';
import { restoreStreams, renderScene, mockStreams } from 'kit/testing';
import { noStats } from '../testing/prayers';
import { CommunityImpactCard } from './CommunityImpactCard';

const stats = (own: object) => () => ({ stats: { ...noStats.stats, ...own } });
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('missing values show 0', async () => {
  renderScene(<CommunityImpactCard />, {
    responses: { CommunityImpact: () => new Promise(() => undefined) },
  });
  await pass(0);
  expect(figures()).toEqual({
    'Total Prayers': '0',
    Testimonies: '0',
    'Amens Given': '0',
    'Prayer Chains': '0',
    'Prayer Groups': '0',
  });
});

test('figures that could not be loaded are no zeros', async () => {
  renderScene(<CommunityImpactCard />, {
    responses: { CommunityImpact: () => Promise.reject(new Error('connection lost')) },
  });
  await pass(0);
  expect(new Set(Object.values(figures()))).toEqual(new Set(['–']));
});

test('Active Today is shown only from 100 prayers on', async () => {
  let total = 99;
  renderScene(<CommunityImpactCard />, {
    responses: { CommunityImpact: () => stats({ totalPrayers: total, totalAmens: 12345, activeToday: 8 })() },
  });
  await pass(0);
  expect(figures()).toMatchObject({ 'Total Prayers': '99', 'Amens Given': '12,345' });
  expect(figures()).not.toHaveProperty('Active Today');

  total = 100;
  await pass(5000);
  expect(figures()).toMatchObject({ 'Total Prayers': '100', 'Active Today': '8' });
});

test('the figures are refetched every 5 s and on focus, and not while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { calls } = renderScene(<CommunityImpactCard />, { responses: { CommunityImpact: stats({}) } });
  await pass(0);
  expect(calls).toHaveLength(1);
  await pass(5000);
  expect(calls).toHaveLength(2);

  hidden.mockReturnValue(true);
  await pass(30_000);
  expect(calls).toHaveLength(2);

  hidden.mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('focus')));
  await pass(0);
  expect(calls).toHaveLength(3);
});

test('the figures of a live update are shown, and nothing is requested', async () => {
  const streams = mockStreams();
  const { calls } = renderScene(<CommunityImpactCard />, { responses: { CommunityImpact: stats({}) } });
  await pass(4000);
  expect(streams[0]!.topics).toEqual(['stats']);
  await streams[0]!.open();
  await pass(10_000);
  const before = calls.length;
  await streams[0]!.send({ stats: { ...noStats.stats, totalPrayers: 2, totalAmens: 6 } });
  await pass(0);
  expect(figures()).toMatchObject({ 'Total Prayers': '2', 'Amens Given': '6' });
  expect(calls).toHaveLength(before);
  restoreStreams();
});
