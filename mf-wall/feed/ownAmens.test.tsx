import { act, screen } from '@testing-library/react';
import { mockStreams, renderScene, restoreStreams, ruth } from 'kit/testing';
import { aFeed, aPrayer } from '../testing/prayers';
import { everything } from '../filters/useFilters';
import { Feed } from './Feed';

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

function show({ as = ruth, count = 2 }: { as?: typeof ruth | null; count?: number } = {}) {
  const amened: number[] = [];
  const wall = Array.from({ length: count }, (_, index) =>
    aPrayer({ id: count - index, title: `Prayer ${count - index}`, amenCount: 0 }),
  );
  const { calls } = renderScene(<Feed filters={everything} />, {
    path: '/prayers',
    as,
    responses: {
      FeedPage: () => aFeed(wall),
      FeedUpdates: () => aFeed(wall),
      OwnAmens: () => ({ amenedPrayers: [...amened] }),
    },
  });
  return { amened, requests: () => calls.filter(({ operation }) => operation === 'OwnAmens') };
}

const amens = () =>
  screen.getAllByRole('button', { name: /^Amen/ }).map((button) => button.getAttribute('aria-pressed'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  restoreStreams();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an amen that the viewer gave elsewhere is on the card within five seconds', async () => {
  const { amened, requests } = show();
  await pass(4000);
  expect(requests()).toEqual([]);
  await pass(2000);
  expect(requests()).toMatchObject([{ variables: { ids: [2, 1] } }]);
  expect(amens()).toEqual(['false', 'false']);
  amened.push(1);
  await pass(6000);
  expect(amens()).toEqual(['false', 'true']);
  expect(requests()).toHaveLength(2);
});

test('and at once when the viewer comes back to the page', async () => {
  const { amened } = show();
  await pass(6000);
  amened.push(2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await pass(100);
  expect(amens()).toEqual(['true', 'false']);
});

test('one request is for at most a hundred cards', async () => {
  const { requests } = show({ count: 120 });
  await pass(6000);
  expect(requests()).toHaveLength(1);
  expect((requests()[0]!.variables as { ids: number[] }).ids).toHaveLength(100);
});

test('a visitor has no amens to request', async () => {
  const { requests } = show({ as: null });
  await pass(20_000);
  expect(requests()).toEqual([]);
});

test('nothing is requested while the page is hidden', async () => {
  const { requests } = show();
  await pass(6000);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(30_000);
  expect(requests()).toHaveLength(1);
});

test('a live connection takes the place of the requests', async () => {
  const streams = mockStreams();
  const { requests } = show();
  await pass(4000);
  await streams[0]!.open();
  await pass(2000);
  // Finds what changed before the connection opened.
  await pass(6000);
  expect(requests()).toHaveLength(2);
  await pass(60_000);
  expect(requests()).toHaveLength(2);
});
