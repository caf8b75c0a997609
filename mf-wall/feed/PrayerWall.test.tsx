/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles, expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { aFeed, aPrayer, noStats } from '../testing/prayers';
import { ShellState } from '../testing/shellState';
import { PrayerWall } from './PrayerWall';

applyStyles();

async function show({
  path = '/prayers',
  as = null,
  responses = {},
}: { path?: string; as?: typeof ruth | null; responses?: Responses } = {}) {
  const scene = renderScene(
    <>
      <PrayerWall />
      <ShellState />
    </>,
    {
      path,
      as,
      responses: {
        FeedPage: () => aFeed([aPrayer()], { hasMore: true }),
        FeedUpdates: () => aFeed([aPrayer()]),
        WallBanner: () => ({ banner: '#PrayTogether   #AskSeekKnock' }),
        CommunityImpact: () => noStats,
        Journey: () => ({ viewer: null }),
        ...responses,
      },
    },
  );
  await screen.findAllByRole('article');
  return scene;
}

const feedCalls = (calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === 'FeedPage').map(({ variables }) => variables);
const address = () => screen.getByTestId('address').textContent;
const category = (name: string) => screen.getByRole('checkbox', { name });

test('the wall has a heading, its banner, the three cards of the filter panel and the three tools', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Prayer Wall' })).toBeInTheDocument();
  expect(await screen.findByText('#AskSeekKnock')).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Sort By' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Community Impact' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Prayer Reminders',
    'Prayer Chains',
    'Prayer Groups',
  ]);
  expect(screen.getByRole('tab', { name: 'Prayer Reminders' })).toHaveAttribute('aria-selected', 'true');
  await screen.findByRole('button', { name: 'Create Reminder' });
  await expectAccessible();
});

test('without a banner of the administrators the built-in phrases are shown', async () => {
  await show({ responses: { WallBanner: () => ({ banner: null }) } });
  expect(await screen.findByText('#FaithOverFear')).toBeInTheDocument();
});

test('on a phone the round button opens the prayer form', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a New Prayer', hidden: true }));
  expect(screen.getByTestId('composer')).toHaveTextContent('open');
});

test('a press on Tools, at the end of the row of chips, leads to the tools and keeps the address', async () => {
  await show({ path: '/prayers?sort=amens' });
  await userEvent.click(screen.getByRole('link', { name: 'Tools' }));
  expect(screen.getByRole('heading', { name: 'Prayer tools' })).toHaveFocus();
  expect(address()).toBe('/prayers?sort=amens');
});

test('what a filter finds is announced, and what the wall shows at first is not', async () => {
  await show({
    responses: {
      FeedPage: ({ categories }) =>
        (categories as string[]).includes('grief') ? aFeed([]) : aFeed([aPrayer()]),
    },
  });
  expect(screen.queryByText('1 prayer')).not.toBeInTheDocument();
  await userEvent.click(category('Health'));
  expect(await screen.findByText('1 prayer')).toBeInTheDocument();
  await userEvent.click(category('Grief'));
  expect(await screen.findByText('Nothing was found')).toBeInTheDocument();
});

test('the address selects what is shown', async () => {
  const { calls } = await show({ path: '/prayers?sort=trending&category=health,grief&search=mother' });
  expect(feedCalls(calls)).toContainEqual({
    sort: 'trending',
    categories: ['health', 'grief'],
    search: 'mother',
  });
  expect(screen.getByRole('radio', { name: 'Trending' })).toBeChecked();
  expect(category('Health')).toBeChecked();
  expect(category('Grief')).toBeChecked();
  expect(category('All Categories')).not.toBeChecked();
});

test('sort and categories are Most Recent and all unless chosen', async () => {
  const { calls } = await show();
  expect(feedCalls(calls)).toEqual([{ sort: 'recent', categories: [], search: null }]);
  expect(screen.getByRole('radio', { name: 'Most Recent' })).toBeChecked();
  expect(category('All Categories')).toBeChecked();
});

test('another sort starts again at the first page', async () => {
  const { calls } = await show({
    responses: {
      FeedPage: ({ sort, after }) =>
        aFeed([aPrayer({ id: after ? 2 : 1, title: `${String(sort)} ${after ? 'two' : 'one'}` })], {
          hasMore: !after,
        }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Load More Prayers' }));
  await screen.findByRole('article', { name: 'recent two' });

  await userEvent.click(screen.getByRole('radio', { name: 'Most Amens' }));

  expect(await screen.findByRole('article', { name: 'amens one' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(feedCalls(calls).at(-1)).toEqual({ sort: 'amens', categories: [], search: null });
  expect(address()).toBe('/prayers?sort=amens');
});

test('a sort that is chosen again shows only its first page', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => aPrayer({ id: index + 1, title: `${index + 1}` }));
  await show({
    responses: {
      FeedPage: ({ sort, after }) =>
        sort === 'amens'
          ? aFeed([aPrayer({ id: 50, title: 'The most amens' })])
          : aFeed(after ? [aPrayer({ id: 21, title: 'The second page' })] : twenty, { hasMore: !after }),
    },
  });
  await screen.findByRole('article', { name: '20' });
  await userEvent.click(screen.getByRole('button', { name: 'Load More Prayers' }));
  await screen.findByRole('article', { name: 'The second page' });

  await userEvent.click(screen.getByRole('radio', { name: 'Most Amens' }));
  await screen.findByRole('article', { name: 'The most amens' });
  await userEvent.click(screen.getByRole('radio', { name: 'Most Recent' }));

  await screen.findByRole('article', { name: '20' });
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Load More Prayers' })).toBeInTheDocument();
});

test('two choices in a row both count', async () => {
  const { calls } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Trending' }));
  await userEvent.click(category('Grief'));
  await waitFor(() => expect(address()).toBe('/prayers?sort=trending&category=grief'));
  expect(feedCalls(calls).at(-1)).toEqual({ sort: 'trending', categories: ['grief'], search: null });
});

test("choosing a category unchecks 'all' and adds it, unchecking removes it", async () => {
  await show();
  await userEvent.click(category('Health'));
  expect(category('All Categories')).not.toBeChecked();
  await userEvent.click(category('Grief'));
  expect(address()).toBe('/prayers?category=health%2Cgrief');
  await userEvent.click(category('Health'));
  expect(category('Health')).not.toBeChecked();
  expect(address()).toBe('/prayers?category=grief');
});

test("choosing 'all' clears the categories; 'all' is checked when none is selected", async () => {
  await show({ path: '/prayers?category=health,family' });
  await userEvent.click(category('All Categories'));
  expect(category('Health')).not.toBeChecked();
  expect(category('Family')).not.toBeChecked();
  expect(address()).toBe('/prayers');

  await userEvent.click(category('All Categories'));
  expect(category('All Categories')).toBeChecked();

  await userEvent.click(category('Praise Reports'));
  await userEvent.click(category('Praise Reports'));
  expect(category('All Categories')).toBeChecked();
});

test('a search can be cleared', async () => {
  await show({ path: '/prayers?search=mother&sort=amens' });
  expect(screen.getByText('Prayers with “mother”.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(address()).toBe('/prayers?sort=amens');
});

test('only signed-in members see the journey', async () => {
  const { calls } = await show();
  expect(screen.queryByText('Your Spiritual Journey')).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('Journey');
});

test('without the area that fills them, chains and groups say that they are on the way', async () => {
  await show({ as: ruth });
  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Chains' }));
  expect(screen.getByText(/Prayer chains are on the way/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Groups' }));
  expect(screen.getByText(/Prayer groups are on the way/)).toBeInTheDocument();
});

test('the reminder form uses the prayers of the wall without another request', async () => {
  const { calls } = await show();
  const prayers = await screen.findByRole('combobox', { name: 'Prayer' });
  await waitFor(() =>
    expect(within(prayers).getByRole('option', { name: 'Safe travel' })).toBeInTheDocument(),
  );
  expect(feedCalls(calls)).toHaveLength(1);
});
