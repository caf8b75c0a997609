import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, restoreStreams, renderScene, mockStreams, type Responses } from 'kit/testing';
import { prefetch } from 'kit';
import { FeedPageDocument } from '../gen/graphql';
import { aFeed, aPrayer } from '../testing/prayers';
import { ShellState } from '../testing/shellState';
import { everything } from '../filters/useFilters';
import { Feed } from './Feed';

function show(responses: Responses, filters: Parameters<typeof Feed>[0]['filters'] = everything) {
  return renderScene(
    <>
      <Feed filters={filters} />
      <ShellState />
    </>,
    { path: '/prayers', responses },
  );
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  restoreStreams();
  jest.useRealTimers();
});

test('while the prayers are loading, screen readers are notified', async () => {
  show({ FeedPage: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading prayers')).toBeInTheDocument();
  await expectAccessible();
});

test("without prayers it says 'No prayers found' and offers to share one", async () => {
  show({ FeedPage: () => aFeed([]) });
  expect(await screen.findByRole('heading', { name: 'No prayers found' })).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Share a Prayer' }));
  expect(screen.getByTestId('composer')).toHaveTextContent('open');
});

test('a feed that could not be loaded can be requested again', async () => {
  let isDown = true;
  show({
    FeedPage: () => (isDown ? Promise.reject(new Error('connection lost')) : aFeed([aPrayer()])),
  });
  expect(await screen.findByRole('heading', { name: 'The prayers could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Safe travel' })).toBeInTheDocument();
});

describe('a page of twenty prayers', () => {
  const twenty = aFeed(
    Array.from({ length: 20 }, (_, index) => aPrayer({ id: index + 1 })),
    { hasMore: true },
  );
  /** The cards that were added to others. */
  const later: Node[] = [];
  const observer = new MutationObserver((changes) =>
    later.push(
      ...changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter(({ nodeName }) => nodeName === 'ARTICLE'),
    ),
  );
  const more = () => screen.findByRole('button', { name: 'Load More Prayers' });

  beforeEach(() => {
    later.splice(0);
    observer.observe(document, { childList: true, subtree: true });
  });
  afterEach(() => observer.disconnect());

  test('to which one goes has the cards of the screen first, then the others and the button for more', async () => {
    show({ FeedPage: () => twenty });
    await more();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(later).toHaveLength(14);
  });

  test('that was prefetched comes in the same way, and its counts are not requested at once', async () => {
    window.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ data: twenty }) })) as never;
    prefetch({ operationName: 'FeedPage', query: '', variables: { ...everything } });
    await act(async () => undefined);
    const { calls } = show({});
    await more();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(later).toHaveLength(14);
    expect(calls.filter(({ operation }) => operation.startsWith('Feed'))).toEqual([]);
  });

  test('that was read before has all of them at once', async () => {
    const { unmount, client } = show({ FeedPage: () => twenty });
    await more();
    const read = client.cache.extract() as never;
    unmount();
    later.splice(0);
    renderScene(<Feed filters={everything} />, { prepare: (cache) => cache.restore(read) });
    await more();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(later).toEqual([]);
  });
});

test('a seventh card removes none of six', async () => {
  const six = Array.from({ length: 6 }, (_, index) => aPrayer({ id: index + 1, title: `${index + 1}` }));
  const { client } = show({ FeedPage: () => aFeed(six) });
  const last = await screen.findByRole('article', { name: '6' });
  await act(async () => undefined);
  const data = aFeed([aPrayer({ id: 7, title: '7' }), ...six]) as never;
  await act(async () => client.writeQuery({ query: FeedPageDocument, variables: everything, data }));
  expect(await screen.findByRole('article', { name: '7' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: '6' })).toBe(last);
});

test("'Load More Prayers' adds the next page below, while there is more", async () => {
  const { calls } = show({
    FeedPage: ({ after }) =>
      after === 'next'
        ? aFeed([aPrayer({ id: 1, title: 'First' })])
        : aFeed([aPrayer({ id: 2, title: 'Second' })], { hasMore: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Prayers' }));
  expect(await screen.findByRole('article', { name: 'First' })).toBeInTheDocument();
  expect(titles()).toEqual(['Second', 'First']);
  expect(screen.queryByRole('button', { name: 'Load More Prayers' })).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ operation: 'FeedPage', variables: { ...everything, after: 'next' } });
});

test('after 30 s new prayers wait behind a button, and the counts of the shown cards are updated', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let wall = [aPrayer({ id: 1, title: 'Old' })];
  const { calls } = show({ FeedPage: () => aFeed(wall), FeedUpdates: () => aFeed(wall) });
  await pass(0);
  expect(titles()).toEqual(['Old']);

  wall = [
    aPrayer({ id: 3, title: 'Newest' }),
    aPrayer({ id: 2, title: 'New' }),
    aPrayer({ id: 1, title: 'Old', amenCount: 9, commentCount: 6 }),
  ];
  await pass(29_000);
  expect(calls.filter(({ operation }) => operation === 'FeedUpdates')).toHaveLength(0);
  await pass(2000);
  await pass(0);

  expect(titles()).toEqual(['Old']);
  expect(screen.getByRole('button', { name: 'Amen (9)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Words of Encouragement (6)' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '2 new prayers' }));
  await pass(0);
  expect(titles()).toEqual(['Newest', 'New', 'Old']);
  expect(screen.queryByRole('button', { name: /new prayer/ })).not.toBeInTheDocument();
});

test("a single one is '1 new prayer', also in an empty feed", async () => {
  jest.useFakeTimers();
  let wall: object[] = [];
  show({ FeedPage: () => aFeed(wall), FeedUpdates: () => aFeed(wall) });
  await pass(0);
  wall = [aPrayer()];
  await pass(31_000);
  expect(screen.getByRole('button', { name: '1 new prayer' })).toBeInTheDocument();
});

test('a whole page of new prayers waits too', async () => {
  jest.useFakeTimers();
  let wall = [aPrayer({ id: 1 })];
  show({ FeedPage: () => aFeed(wall), FeedUpdates: () => aFeed(wall) });
  await pass(0);
  wall = Array.from({ length: 20 }, (_, index) => aPrayer({ id: 100 + index, title: `Prayer ${index}` }));
  await pass(31_000);
  expect(screen.getByRole('button', { name: '20 new prayers' })).toBeInTheDocument();
});

test('nothing is requested while the page is hidden', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { calls } = show({ FeedPage: () => aFeed([aPrayer()]), FeedUpdates: () => aFeed([aPrayer()]) });
  await pass(0);
  await pass(200_000);
  const requested = calls.filter(({ operation }) => operation === 'FeedUpdates').length;
  hidden.mockRestore();
  expect(requested).toBeLessThanOrEqual(1);
});

test('new prayers of a live update wait behind the button too', async () => {
  jest.useFakeTimers();
  const streams = mockStreams();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let wall = [aPrayer({ id: 5, title: 'Old', category: 'health' })];
  show(
    { FeedPage: () => aFeed(wall), FeedUpdates: () => aFeed(wall) },
    { ...everything, categories: ['health', 'grief'] },
  );
  await pass(4000);
  const stream = streams[0]!;
  expect(stream.topics).toEqual(['wall']);
  await stream.open();

  await stream.send({
    newPrayers: [
      { id: 6, category: 'health' },
      { id: 7, category: 'family' },
      { id: 8, category: 'grief' },
    ],
    prayerCounts: [{ id: 5, amenCount: 12, commentCount: 2 }],
  });
  await pass(0);
  expect(titles()).toEqual(['Old']);
  expect(screen.getByRole('button', { name: 'Amen (12)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 new prayers' })).toBeInTheDocument();
  await stream.send({ gonePrayers: [6] });

  wall = [aPrayer({ id: 8, title: 'New' }), ...wall];
  await user.click(screen.getByRole('button', { name: '1 new prayer' }));
  await pass(0);
  expect(titles()).toEqual(['New', 'Old']);
  expect(screen.queryByRole('button', { name: /new prayer/ })).not.toBeInTheDocument();
});
