/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { applyStyles, expectAccessible, Refused, renderScene, ruth } from 'kit/testing';
import { Header } from './Header';
import { showOnPhone } from './testing/phone';

applyStyles();

let failure: Error | null;
beforeEach(() => (failure = null));

async function show(as: typeof ruth | null) {
  const { calls, unmount } = renderScene(<Header />, {
    as,
    responses: {
      UnreadNotificationCount: () => {
        if (failure) throw failure;
        return { unreadNotificationCount: 2 };
      },
      ModerationCount: () => ({ moderationCount: 3, approvalCount: 0 }),
      NotificationSettings: () => ({ notificationSettings: [] }),
    },
  });
  const header = within(screen.getByRole('banner'));
  if (as) await header.findByRole('button', { name: 'Notifications, 2 unread' });
  return { header, calls, unmount };
}

test('a visitor sees Sign In, and no notifications are requested', async () => {
  const { header, calls } = await show(null);
  expect(header.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(header.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a member sees their name, the bell and Sign Out', async () => {
  const { header } = await show(ruth);
  expect(header.getByText('Ruth Moab')).toBeInTheDocument();
  expect(header.getByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(header.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  await expectAccessible();
});

test('administrators find the dashboard in their menu, with the number of texts that wait', async () => {
  await show({ ...ruth, isSiteAdmin: true, isModerator: true });
  await userEvent.click(screen.getByRole('button', { name: 'Ruth Moab' }));
  expect(await screen.findByRole('menuitem', { name: 'Dashboard (3 waiting)' })).toHaveAttribute(
    'href',
    '/admin?tab=moderation',
  );
});

test('who is on the prayer team finds its page in their menu, nobody else does', async () => {
  const { unmount } = await show({ ...ruth, isOnTeam: true });
  await userEvent.click(screen.getByRole('button', { name: 'Ruth Moab' }));
  expect(await screen.findByRole('menuitem', { name: 'Prayer team' })).toHaveAttribute('href', '/team');
  unmount();
  await show(ruth);
  await userEvent.click(screen.getByRole('button', { name: 'Ruth Moab' }));
  await screen.findByRole('menuitem', { name: 'My account' });
  expect(screen.queryByRole('menuitem', { name: 'Prayer team' })).not.toBeInTheDocument();
});

test("a member without a name is 'Signed In'", async () => {
  const { header } = await show({ ...ruth, name: null });
  expect(header.getByText('Signed In')).toBeInTheDocument();
});

test('opening the search on a narrow screen shows the search box with the focus', async () => {
  const { header } = await show(null);
  await userEvent.click(header.getByRole('button', { name: 'Search' }));
  expect(header.getByPlaceholderText('Search prayer requests...')).toHaveFocus();
  expect(header.getByRole('searchbox', { name: 'Search prayer requests' })).toBeVisible();
  await userEvent.click(header.getByRole('button', { name: 'Close search' }));
  expect(header.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a Refresh that fails says so, and keeps what is shown', async () => {
  const { header } = await show(ruth);
  failure = new Error('connection lost');
  await userEvent.click(header.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Failed to refresh the data')).toBeInTheDocument();
  expect(header.getByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
});

test('a Refresh after the session has ended asks to sign in', async () => {
  const { header } = await show(ruth);
  failure = new Refused('UNAUTHENTICATED', 'Unauthorized');
  await userEvent.click(header.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
});

test('Sign Out ends the session', async () => {
  const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  const { header } = await show(ruth);
  await userEvent.click(header.getByRole('button', { name: 'Sign Out' }));
  expect(leave).toHaveBeenCalledWith('/api/logout');
  leave.mockRestore();
});

test('the name opens a menu: My account, Notification settings, Sign Out', async () => {
  const { header } = await show(ruth);
  await userEvent.click(header.getByRole('button', { name: 'Ruth Moab' }));
  await screen.findByRole('menuitem', { name: 'My account' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'My account',
    'Notification settings',
    'Sign Out',
  ]);
});

test('the notification settings open from the menu, and return the focus to the name', async () => {
  const { header } = await show(ruth);
  const name = header.getByRole('button', { name: 'Ruth Moab' });
  await userEvent.click(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Notification settings' }));
  expect(screen.getByRole('dialog', { name: 'Notification settings' })).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(showOnPhone);

  test("the member's picture stands for the name, which screen readers still read", async () => {
    const { header } = await show(ruth);
    const name = header.getByRole('button', { name: 'Ruth Moab' });
    expect(within(name).getByText('RM')).toBeInTheDocument();
    expect(header.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    await expectAccessible();
  });
});
