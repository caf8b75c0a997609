import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, type Responses } from 'kit/testing';
import { showDashboard } from '../testing/showDashboard';
import { anActivity, anOverview } from '../testing/site';

const stats = (own: object) => ({ AdminOverview: () => anOverview({ stats: own }) });
const valueOf = async (name: string) =>
  within((await screen.findByText(name)).parentElement!).getAllByRole('definition')[0]!.textContent;

const someDays = () =>
  anActivity({
    '2025-01-10': { prayers: 40, amens: 90, activeMembers: 30 },
    '2025-03-05': { prayers: 2, amens: 7, activeMembers: 6 },
    '2025-03-20': { prayers: 5, amens: 1300, activeMembers: 9 },
  });

const showDays = (AdminActivity: Responses[string] = someDays) =>
  showDashboard({ responses: { AdminActivity } });
const drawings = () => Array.from(document.querySelectorAll('.recharts-wrapper'));
const chart = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('figure')!;

test('cards show Total Prayers, Testimonies, Total Users and Active Today', async () => {
  showDashboard();
  expect(await valueOf('Total Prayers')).toBe('1,200');
  expect(await valueOf('Testimonies')).toBe('34');
  expect(await valueOf('Total Users')).toBe('560');
  expect(await valueOf('Active Today')).toBe('78');
});

test.each([
  [8, 6, '75%'],
  [3, 2, '66.7%'],
  [2, 5, '250%'],
  [0, 4, '0%'],
])('with %i prayers and %i amens the engagement rate is %s', async (totalPrayers, totalAmens, rate) => {
  showDashboard({ responses: stats({ totalPrayers, totalAmens }) });
  expect(await valueOf('Engagement Rate')).toBe(rate);
});

test.each([
  [983, 65, 'Amens divided by prayers, about 15 each'],
  [45, 30, 'Amens divided by prayers, 1.5 each'],
  [4, 4, 'Amens divided by prayers, 1 each'],
  [2, 3, 'Amens divided by prayers, about 0.7 each'],
  [0, 0, 'Amens divided by prayers'],
])('%i amens on %i prayers are also shown in words', async (totalAmens, totalPrayers, words) => {
  showDashboard({ responses: stats({ totalPrayers, totalAmens }) });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  [1, '1 text waits to be looked at'],
  [2, '2 texts wait to be looked at'],
])('%i texts in the moderation queue are above the figures, with the way to them', async (count, words) => {
  showDashboard({ responses: { AdminOverview: () => anOverview({ moderationCount: count }) } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'Look at what was reported and who needs care' }));
  expect(screen.getByRole('tab', { name: /^Moderation/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting to be looked at' })).toHaveFocus());
});

test('an empty queue is not mentioned above the figures', async () => {
  showDashboard();
  await screen.findByText('Total Prayers');
  expect(screen.queryByText(/to be looked at/)).not.toBeInTheDocument();
});

test('total activity is prayers plus amens', async () => {
  showDashboard({ responses: stats({ totalPrayers: 8, totalAmens: 6 }) });
  expect(await valueOf('Total Activity')).toBe('14');
});

test('while the figures are loading, screen readers are notified', async () => {
  const never = () => new Promise<object>(() => undefined);
  showDashboard({ responses: { AdminOverview: never, AdminActivity: never } });
  expect(screen.getByText('Loading figures')).toBeInTheDocument();
  expect(screen.getByText('Loading activity')).toBeInTheDocument();
  await expectAccessible();
});

test('figures that could not be loaded can be requested again', async () => {
  let isDown = true;
  showDashboard({
    responses: {
      AdminOverview: () => (isDown ? Promise.reject(new Error('connection lost')) : anOverview()),
    },
  });
  expect(await screen.findByRole('heading', { name: 'The figures could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await valueOf('Total Prayers')).toBe('1,200');
});

test('each chart of the last 30 days has a sentence, and is hidden from screen readers', async () => {
  showDays();
  await screen.findByRole('heading', { name: 'Prayers per day' });
  expect(chart('Prayers per day')).toHaveTextContent('7 in 30 days, most on Mar 20 (5).');
  expect(chart('Amens per day')).toHaveTextContent('1,307 in 30 days, most on Mar 20 (1,300).');
  expect(chart('Active members per day')).toHaveTextContent('On average 0.5 in 30 days, most on Mar 20 (9).');
  await waitFor(() => expect(drawings()).toHaveLength(3));
  for (const drawing of drawings()) expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
  await expectAccessible();
});

afterEach(() => {
  document.dir = '';
});

test.each(['ltr', 'rtl'])(
  'the numbers of a chart stand beside its bars, where its page is %s',
  async (dir) => {
    document.dir = dir;
    showDays();
    await waitFor(() => expect(drawings()).toHaveLength(3));
    const numbers = Array.from(drawings()[0]!.querySelectorAll('.recharts-yAxis-tick-labels text'));
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['0', '2', '4', '6', '8']);
    for (const number of numbers) expect(number).toHaveAttribute('text-anchor', 'end');
  },
);

test('the last 90 days can be selected', async () => {
  showDays();
  expect(await screen.findByRole('radio', { name: '30 days' })).toBeChecked();
  await screen.findByRole('heading', { name: 'Prayers per day' });
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(chart('Prayers per day')).toHaveTextContent('47 in 90 days, most on Jan 10 (40).');
});

test('a measure without events says so', async () => {
  showDays(() => anActivity({ '2025-03-20': { amens: 3, activeMembers: 1 } }));
  await screen.findByRole('heading', { name: 'Prayers per day' });
  expect(chart('Prayers per day')).toHaveTextContent('None in 30 days.');
});

test("'Show as table' shows the same figures as a table, the newest day first", async () => {
  showDays();
  await screen.findByRole('heading', { name: 'Prayers per day' });
  await userEvent.click(screen.getByRole('switch', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Activity of the last 30 days' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[0]).toHaveTextContent('DayPrayersAmensActive members');
  expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Mar 31');
  const busy = within(table).getByRole('row', { name: /^Mar 20/ });
  expect(
    within(busy)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '1,300', '9']);
  expect(screen.queryByRole('heading', { name: 'Prayers per day' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('days without activity show an empty state', async () => {
  showDays(() => anActivity({ '2025-01-10': { prayers: 1 } }));
  expect(
    await screen.findByRole('heading', { name: 'Nothing happened in the last 30 days' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(chart('Prayers per day')).toHaveTextContent('1 in 90 days, most on Jan 10 (1).');
});

test('an activity that could not be loaded can be requested again', async () => {
  let isDown = true;
  showDays(() => (isDown ? Promise.reject(new Error('connection lost')) : someDays()));
  expect(
    await screen.findByRole('heading', { name: 'The activity could not be loaded' }),
  ).toBeInTheDocument();
  expect(await valueOf('Total Prayers')).toBe('1,200');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Prayers per day' })).toBeInTheDocument();
});
