import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { admin, variablesOf, passTime, showDashboard } from '../testing/showDashboard';
import { anOverview, aPrayer, prayerPage } from '../testing/site';

const show = (AdminPrayers: Responses[string], responses: Responses = {}) =>
  showDashboard({ path: '/admin?tab=prayers', as: admin, responses: { AdminPrayers, ...responses } });

const card = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const pressIn = async (name: string, button: string) =>
  userEvent.click(within(await card(name)).getByRole('button', { name: button }));

async function deleteIt(name: string) {
  await pressIn(name, 'Delete');
  const confirmation = await screen.findByRole('alertdialog', { name: 'Delete this prayer?' });
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Delete' }));
}

afterEach(() => jest.useRealTimers());

test('a prayer is listed with title, author, category, status, date and counts', async () => {
  show(() => prayerPage([aPrayer({ status: 'answered', amenCount: 1, commentCount: 1300 })]));
  const listed = await card('Safe travel');
  for (const words of [
    'My son drives home through the mountains tonight.',
    'Ruth Moab',
    'Family',
    'Answered',
    'March 1, 2025',
    '1 amen',
    '1,300 encouragements',
  ]) {
    expect(within(listed).getByText(words)).toBeInTheDocument();
  }
  await expectAccessible();
});

test('a link leads to the page that prints them', async () => {
  show(() => prayerPage([]));
  expect(await screen.findByRole('link', { name: 'Print' })).toHaveAttribute('href', '/print');
});

test('an anonymous author is not shown', async () => {
  show(() => prayerPage([aPrayer({ authorName: null })]));
  expect(within(await card('Safe travel')).getByText('Anonymous')).toBeInTheDocument();
});

test('the list shows the first 100 characters of the description, the details all of them', async () => {
  const description = `${'🙏'.repeat(100)} and more`;
  show(() => prayerPage([aPrayer({ description })]));
  expect(within(await card('Safe travel')).getByText(`${'🙏'.repeat(100)}…`)).toBeInTheDocument();
  await pressIn('Safe travel', 'View Details');
  expect(within(await screen.findByRole('dialog')).getByText(description)).toBeInTheDocument();
});

test('a description of 100 characters is shown as it is', async () => {
  show(() => prayerPage([aPrayer({ description: 'a'.repeat(100) })]));
  expect(within(await card('Safe travel')).getByText('a'.repeat(100))).toBeInTheDocument();
});

test.each([
  ['active', 'Active'],
  ['answered', 'Answered'],
  ['hidden', 'Hidden'],
  ['removed', 'Removed'],
])("'View Details' opens a dialog 'Prayer Details' that shows the status %s", async (status, label) => {
  show(() => prayerPage([aPrayer({ status })]));
  await pressIn('Safe travel', 'View Details');
  const details = within(await screen.findByRole('dialog', { name: 'Prayer Details' }));
  expect(details.getByText('Status').nextElementSibling).toHaveTextContent(label);
  expect(details.getByText('Category').nextElementSibling).toHaveTextContent('Family');
  expect(details.getByText('Author').nextElementSibling).toHaveTextContent('Ruth Moab');
  expect(details.getByText('Date').nextElementSibling).toHaveTextContent('March 1, 2025');
  expect(details.getByText('Amens').nextElementSibling).toHaveTextContent('5');
  expect(details.getByText('Encouragements').nextElementSibling).toHaveTextContent('1');
});

test('the details are accessible and close with Escape', async () => {
  show(() => prayerPage([aPrayer()]));
  await pressIn('Safe travel', 'View Details');
  await screen.findByRole('dialog', { name: 'Prayer Details' });
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['the list', 'its details'])(
  'a hidden prayer can be restored in %s, for a reason',
  async (place) => {
    let status = 'hidden';
    const { calls } = show(() => prayerPage([aPrayer({ status })]), {
      RestoreText: () => {
        status = 'active';
        return { done: true };
      },
    });
    if (place === 'its details') await pressIn('Safe travel', 'View Details');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Restore' })).at(-1)!);
    const question = within(await screen.findByRole('dialog', { name: 'Restore this prayer?' }));
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'It was fine.');
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
    expect(variablesOf(calls, 'RestoreText')).toEqual([
      { kind: 'prayer', targetId: 12, reason: 'It was fine.' },
    ]);
  },
);

test('a prayer that is not hidden has nothing to restore', async () => {
  show(() => prayerPage([aPrayer()]));
  await card('Safe travel');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a prayer is deleted after confirmation, and the figures are refetched', async () => {
  let prayers = [aPrayer(), aPrayer({ id: 13, title: 'New work' })];
  const { calls } = show(() => prayerPage(prayers), {
    AdminDeletePrayer: () => {
      prayers = prayers.slice(1);
      return { adminDeletePrayer: 12 };
    },
  });
  await pressIn('Safe travel', 'Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete this prayer?' })).toBeInTheDocument();
  expect(variablesOf(calls, 'AdminDeletePrayer')).toEqual([]);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  const figuresBefore = variablesOf(calls, 'AdminOverview').length;

  await deleteIt('Safe travel');
  expect(await screen.findByText('Prayer deleted successfully')).toBeInTheDocument();
  expect(screen.getByText('Success')).toBeInTheDocument();
  expect(variablesOf(calls, 'AdminDeletePrayer')).toEqual([{ id: 12 }]);
  expect(titles()).toEqual(['New work']);
  expect(variablesOf(calls, 'AdminOverview')).toHaveLength(figuresBefore + 1);
});

test('the heading gets the focus when the deleted card is gone', async () => {
  show(() => prayerPage([aPrayer()]), { AdminDeletePrayer: () => ({ adminDeletePrayer: 12 }) });
  await deleteIt('Safe travel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Prayers' })).toHaveFocus());
  expect(await screen.findByRole('heading', { name: 'No prayers yet' })).toBeInTheDocument();
});

test("'Undo' restores a deleted prayer to its place", async () => {
  const { calls } = show(
    () =>
      prayerPage([aPrayer({ id: 14, title: 'Peace' }), aPrayer(), aPrayer({ id: 13, title: 'New work' })]),
    {
      AdminDeletePrayer: () => ({ adminDeletePrayer: 12 }),
      AdminUndeletePrayer: () => ({ adminUndeletePrayer: aPrayer() }),
    },
  );
  await deleteIt('Safe travel');
  expect(await screen.findByText('“Safe travel” was deleted.')).toBeInTheDocument();
  expect(titles()).toEqual(['Peace', 'New work']);
  await expectAccessible();

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The prayer is on the wall again')).toBeInTheDocument();
  expect(variablesOf(calls, 'AdminUndeletePrayer')).toEqual([{ id: 12 }]);
  await card('Safe travel');
  expect(titles()).toEqual(['Peace', 'Safe travel', 'New work']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('each deleted prayer can be restored while the tab is open', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // The refetched figures may arrive at the end of a press.
  const click = (element: HTMLElement) => act(() => user.click(element));
  let prayers = [aPrayer(), aPrayer({ id: 13, title: 'New work' })];
  show(() => prayerPage(prayers), {
    AdminDeletePrayer: ({ id }) => {
      prayers = prayers.filter((prayer) => prayer.id !== id);
      return { adminDeletePrayer: id };
    },
  });
  await passTime(100);
  for (const _ of [1, 2]) {
    await click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await passTime(100);
  }
  await passTime(60_000);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  expect(screen.getByText('“Safe travel” was deleted.')).toBeInTheDocument();
  expect(screen.getByText('“New work” was deleted.')).toBeInTheDocument();
  await click(screen.getByRole('tab', { name: 'Overview' }));
  await click(screen.getByRole('tab', { name: 'Prayers' }));
  await passTime(100);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each([
  ['even with a message of the gateway', () => new Refused('NOT_FOUND', 'There is no such prayer')],
  ['also without a connection', () => new Error('connection lost')],
])("a failed deletion is reported as 'Failed to delete prayer', %s", async (_, failure) => {
  show(() => prayerPage([aPrayer()]), {
    AdminDeletePrayer: () => {
      throw failure();
    },
  });
  await deleteIt('Safe travel');
  expect(await screen.findByText('Failed to delete prayer')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(await card('Safe travel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a failed restoration can be repeated', async () => {
  show(() => prayerPage([aPrayer()]), {
    AdminDeletePrayer: () => ({ adminDeletePrayer: 12 }),
    AdminUndeletePrayer: () => Promise.reject(new Error('connection lost')),
  });
  await deleteIt('Safe travel');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to bring the prayer back')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
});

test('a person whose session has ended is asked to sign in', async () => {
  show(() => prayerPage([aPrayer()]), {
    AdminDeletePrayer: () => {
      throw new Refused('UNAUTHENTICATED', 'Please sign in');
    },
  });
  await deleteIt('Safe travel');
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
});

test('a search is requested once, after a pause in typing, and is in the address', async () => {
  const { calls } = show(({ search }) =>
    prayerPage(search === 'travel' ? [aPrayer()] : [aPrayer(), aPrayer({ id: 13, title: 'New work' })]),
  );
  await card('New work');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search prayers' }), ' travel ');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'New work' })).not.toBeInTheDocument());
  expect(await card('Safe travel')).toBeInTheDocument();
  expect(variablesOf(calls, 'AdminPrayers')).toEqual([
    { search: null, first: 20 },
    { search: 'travel', first: 20 },
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('/admin?tab=prayers&search=travel');

  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await card('New work')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin\?tab=prayers$/);
});

test('a search without results shows an empty state', async () => {
  showDashboard({ path: '/admin?tab=prayers&search=manna' });
  expect(await screen.findByRole('heading', { name: 'No prayers with “manna”' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('manna');
});

test("'Load More' adds the next page below, each prayer once, while there is more", async () => {
  const { calls } = show(({ after }) =>
    after
      ? prayerPage([aPrayer({ id: 2, title: 'Second' }), aPrayer({ id: 1, title: 'First' })])
      : prayerPage([aPrayer({ id: 3, title: 'Third' }), aPrayer({ id: 2, title: 'Second' })], 'next'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await card('First');
  expect(titles()).toEqual(['Third', 'Second', 'First']);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(variablesOf(calls, 'AdminPrayers')).toEqual([
    { search: null, first: 20 },
    { search: null, first: 20, after: 'next' },
  ]);
});

test('a failed next page is reported, and the list stays', async () => {
  show(({ after }) =>
    after ? Promise.reject(new Error('connection lost')) : prayerPage([aPrayer()], 'next'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('More prayers could not be loaded.')).toBeInTheDocument();
  expect(await card('Safe travel')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
});

test('a poll after 30 s refreshes every row, puts new ones on top, and loses none', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let all = Array.from({ length: 50 }, (_, index) => aPrayer({ id: 50 - index, title: `No. ${50 - index}` }));
  show(({ first, after }) => {
    const start = after ? all.findIndex(({ id }) => String(id) === after) + 1 : 0;
    const rows = all.slice(start, start + Number(first));
    const isEnd = start + rows.length === all.length;
    return prayerPage(rows, isEnd ? null : String(rows.at(-1)!.id));
  });
  await passTime(100);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await passTime(100);
  expect(titles()).toHaveLength(40);

  all = all.map((prayer) => (prayer.id === 15 ? { ...prayer, title: 'Changed' } : prayer));
  all = [aPrayer({ id: 60, title: 'New' }), ...all.filter(({ id }) => id !== 40)];
  await passTime(31_000);
  expect(titles()[0]).toBe('New');
  expect(titles()).toContain('Changed');
  expect(titles()).not.toContain('No. 40');
  expect(new Set(titles()).size).toBe(titles().length);

  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await passTime(100);
  expect(titles()).toHaveLength(50);
  expect(titles().at(-1)).toBe('No. 1');
});

test('while the prayers are loading, screen readers are notified', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading prayers')).toBeInTheDocument();
  await expectAccessible();
});

test('without prayers an empty state is shown', async () => {
  show(() => prayerPage([]));
  expect(await screen.findByRole('heading', { name: 'No prayers yet' })).toBeInTheDocument();
  await expectAccessible();
});

test('prayers that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('connection lost')) : prayerPage([aPrayer()])), {
    AdminOverview: () => anOverview(),
  });
  expect(await screen.findByRole('heading', { name: 'The prayers could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Safe travel')).toBeInTheDocument();
});
