import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, ruth } from 'kit/testing';
import { asked, pass, showDashboard } from '../testing/showDashboard';
import { anOverview, aPrayer, prayerPage } from '../testing/site';

jest.mock('../content/Content', () => ({ Content: () => <p>Scrolling texts stand here</p> }));
jest.mock('../settings/Settings', () => ({ Settings: () => <p>Switches stand here</p> }));
jest.mock('../moderation/Moderation', () => ({ Moderation: () => <p>Reports stand here</p> }));
jest.mock('../jobs/Jobs', () => ({ Jobs: () => <p>Tasks stand here</p> }));
jest.mock('../moderation/Log', () => ({ Log: () => <p>Deeds stand here</p> }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the dashboard has a heading and eight tabs, the overview first', async () => {
  showDashboard();
  expect(await heading('Admin Dashboard')).toBeInTheDocument();
  expect(document.title).toBe('Admin Dashboard · Prayer Wall');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Prayers',
    'Users',
    'Content',
    'Settings',
    'Moderation',
    'Jobs',
    'Log',
  ]);
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['a visitor', null],
  ['a member', ruth],
])('%s finds no page here, and the gateway is not asked', async (_, as) => {
  const { calls } = showDashboard({ as });
  expect(await heading('Oops! Page Not Found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Prayer Wall' })).toHaveAttribute('href', '/prayers');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await expectAccessible();
});

test('whoever is no administrator any more finds no page either', async () => {
  showDashboard({
    answers: {
      AdminOverview: () => {
        throw new Refused('FORBIDDEN', 'Only for administrators');
      },
    },
  });
  expect(await heading('Oops! Page Not Found')).toBeInTheDocument();
});

test('the chosen tab stands in the address, and the address chooses the tab', async () => {
  showDashboard({ path: '/admin?tab=users' });
  expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeInTheDocument();
  await userEvent.click(tab('Prayers'));
  expect(await screen.findByRole('heading', { name: 'Prayers' })).toBeInTheDocument();
  expect(address()).toBe('/admin?tab=prayers');
  await userEvent.click(tab('Overview'));
  await waitFor(() => expect(address()).toBe('/admin'));
});

test.each([
  ['content', 'Content', 'Scrolling texts stand here'],
  ['settings', 'Settings', 'Switches stand here'],
  ['moderation', 'Moderation', 'Reports stand here'],
  ['jobs', 'Jobs', 'Tasks stand here'],
  ['log', 'Log', 'Deeds stand here'],
])('the tab %s shows its view', async (name, label, words) => {
  showDashboard();
  await userEvent.click(tab(label));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(address()).toBe(`/admin?tab=${name}`);
});

test('the tab Moderation counts the texts that wait', async () => {
  showDashboard({ answers: { AdminOverview: () => anOverview({ moderationCount: 3 }) } });
  expect(await screen.findByRole('tab', { name: /^Moderation\s*3 waiting$/ })).toBeInTheDocument();
});

test("'← Back to Site' leads to the landing page", async () => {
  showDashboard();
  await userEvent.click(screen.getByRole('link', { name: '← Back to Site' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/');
});

test("'Refresh Data' asks for everything on the page again, and takes no second press meanwhile", async () => {
  let title = 'Old';
  let moderationCount = 0;
  showDashboard({
    path: '/admin?tab=prayers',
    answers: {
      AdminOverview: () => anOverview({ moderationCount }),
      AdminPrayers: () => prayerPage([aPrayer({ title })]),
    },
  });
  expect(await screen.findByRole('article', { name: 'Old' })).toBeInTheDocument();
  title = 'New';
  moderationCount = 2;
  const refresh = screen.getByRole('button', { name: 'Refresh Data' });
  await userEvent.click(refresh);
  expect(refresh).toBeDisabled();
  expect(refresh).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('article', { name: 'New' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: /^Moderation\s*2 waiting$/ })).toBeInTheDocument();
  await waitFor(() => expect(refresh).toBeEnabled(), { timeout: 3000 });
});

test.each(['overview', 'prayers', 'users'])(
  'what the tab %s shows is asked for again every 30 s',
  async (name) => {
    jest.useFakeTimers();
    const { calls } = showDashboard({ path: `/admin?tab=${name}` });
    await pass(100);
    const operations = {
      overview: ['AdminOverview', 'AdminActivity'],
      prayers: ['AdminOverview', 'AdminPrayers'],
      users: ['AdminOverview', 'AdminUsers'],
    }[name]!;
    const counts = () => operations.map((operation) => asked(calls, operation).length);
    expect(counts()).toEqual([1, 1]);
    await pass(29_000);
    expect(counts()).toEqual([1, 1]);
    await pass(2000);
    expect(counts()).toEqual([2, 2]);
  },
);

test('while the page is hidden nothing is asked', async () => {
  jest.useFakeTimers();
  const { calls } = showDashboard();
  await pass(100);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const before = calls.length;
  await pass(200_000);
  expect(calls).toHaveLength(before);
});
