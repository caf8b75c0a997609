import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { expectAccessible, Refused, ruth } from 'kit/testing';
import { admin, moderator, passTime, showDashboard, variablesOf } from '../testing/showDashboard';
import { anOverview, aPrayer, prayerPage } from '../testing/site';

jest.mock('../content/Content', () => ({ Content: () => <p>Banner texts</p> }));
jest.mock('../settings/Settings', () => ({ Settings: () => <p>Switches</p> }));
jest.mock('../moderation/Moderation', () => ({ Moderation: () => <p>Reports</p> }));
jest.mock('../team/Team', () => ({ Team: () => <p>Approvals</p> }));
jest.mock('../jobs/Jobs', () => ({ Jobs: () => <p>Tasks</p> }));
jest.mock('../moderation/Log', () => ({ Log: () => <p>Log entries</p> }));
jest.mock('../files/Files', () => ({ Files: () => <p>Files</p> }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the dashboard has a heading and ten tabs, the overview first', async () => {
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
    'Team',
    'Jobs',
    'Log',
    'Export and import',
  ]);
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['a visitor', null],
  ['a member', ruth],
])('%s sees the not-found page, and no request is sent', async (_, as) => {
  const { calls } = showDashboard({ as });
  expect(await heading('Oops! Page Not Found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Prayer Wall' })).toHaveAttribute('href', '/prayers');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await expectAccessible();
});

test('a former administrator sees the not-found page too', async () => {
  showDashboard({
    responses: {
      AdminOverview: () => {
        throw new Refused('FORBIDDEN', 'Only for administrators');
      },
    },
  });
  expect(await heading('Oops! Page Not Found')).toBeInTheDocument();
});

test('an administrator who needs a passkey is told so, and signs in with it on the spot', async () => {
  const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  const get = jest.fn().mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  get.mockResolvedValueOnce({ toJSON: () => ({ id: 'AAAA' }) });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  Object.assign(globalThis, {
    PublicKeyCredential: { parseRequestOptionsFromJSON: (options: object) => options },
    fetch: jest.fn(async (path: string) => ({
      ok: true,
      json: async () =>
        path.endsWith('options') ? { challenge: 'AAAA' } : { redirect: '/?token=t&auth=success' },
    })),
  });
  showDashboard({
    responses: {
      AdminOverview: () => {
        throw new Refused('FORBIDDEN', 'Please sign in with a passkey');
      },
    },
  });
  expect(await heading('Please sign in with a passkey')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await expectAccessible();
  const button = screen.getByRole('button', { name: 'Use a passkey' });
  await userEvent.click(button);
  expect(await screen.findByText('You are not signed in by passkey yet')).toBeInTheDocument();
  await userEvent.click(button);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/?token=t&auth=success'));
});

test('the tab is in the address, and the address selects the tab', async () => {
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
  ['a moderator', moderator, 'users', '/admin?tab=moderation', 'Reports'],
  ['an administrator', admin, 'unknown', '/admin', 'Total Prayers'],
])("the address of a tab that is not %s's becomes that of the one shown", async (_, as, name, own, words) => {
  showDashboard({ as, path: `/admin?tab=${name}` });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(address()).toBe(own);
});

test.each([
  ['content', 'Content', 'Banner texts'],
  ['settings', 'Settings', 'Switches'],
  ['moderation', 'Moderation', 'Reports'],
  ['team', 'Team', 'Approvals'],
  ['jobs', 'Jobs', 'Tasks'],
  ['log', 'Log', 'Log entries'],
  ['files', 'Export and import', 'Files'],
])('the tab %s shows its content', async (name, label, words) => {
  showDashboard();
  await userEvent.click(tab(label));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(address()).toBe(`/admin?tab=${name}`);
});

test('the tab Moderation shows the length of its queue', async () => {
  showDashboard({ responses: { AdminOverview: () => anOverview({ moderationCount: 3 }) } });
  expect(await screen.findByRole('tab', { name: /^Moderation\s*3 waiting$/ })).toBeInTheDocument();
});

test("'← Back to Site' leads to the landing page", async () => {
  showDashboard();
  await userEvent.click(screen.getByRole('link', { name: '← Back to Site' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/');
});

test("'Refresh Data' refetches everything on the page, and ignores a second press meanwhile", async () => {
  let title = 'Old';
  let moderationCount = 0;
  showDashboard({
    path: '/admin?tab=prayers',
    responses: {
      AdminOverview: () => anOverview({ moderationCount }),
      AdminPrayers: () => prayerPage([aPrayer({ title })]),
    },
  });
  expect(await screen.findByRole('article', { name: 'Old' })).toBeInTheDocument();
  title = 'New';
  moderationCount = 2;
  const refresh = screen.getByRole('button', { name: 'Refresh Data' });
  await userEvent.click(refresh);
  expect(refresh).toHaveAttribute('aria-disabled', 'true');
  expect(refresh).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('article', { name: 'New' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: /^Moderation\s*2 waiting$/ })).toBeInTheDocument();
  await waitFor(() => expect(refresh).toBeEnabled(), { timeout: 3000 });
});

test("when 'Refresh Data' fails, a toast says so, and the figures stay", async () => {
  let isDown = false;
  showDashboard({
    responses: {
      AdminOverview: () => (isDown ? Promise.reject(new Error('connection lost')) : anOverview()),
    },
  });
  expect(await screen.findByText('Total Prayers')).toBeInTheDocument();
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Data' }));
  expect(await screen.findByText('Failed to refresh the data')).toBeInTheDocument();
  expect(screen.getByText('Total Prayers')).toBeInTheDocument();
});

test.each(['overview', 'prayers', 'users'])('the tab %s is polled every 30 s', async (name) => {
  jest.useFakeTimers();
  const { calls } = showDashboard({ path: `/admin?tab=${name}` });
  await passTime(100);
  const operations = {
    overview: ['AdminOverview', 'AdminActivity'],
    prayers: ['AdminOverview', 'AdminPrayers'],
    users: ['AdminOverview', 'AdminUsers'],
  }[name]!;
  const counts = () => operations.map((operation) => variablesOf(calls, operation).length);
  expect(counts()).toEqual([1, 1]);
  await passTime(29_000);
  expect(counts()).toEqual([1, 1]);
  await passTime(2000);
  expect(counts()).toEqual([2, 2]);
});

test('nothing is requested while the page is hidden', async () => {
  jest.useFakeTimers();
  const { calls } = showDashboard();
  await passTime(100);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const before = calls.length;
  await passTime(200_000);
  expect(calls).toHaveLength(before);
});
