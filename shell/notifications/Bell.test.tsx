import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshness, useLocation } from 'kit';
import {
  expectAccessible,
  restoreStreams,
  renderScene,
  ruth,
  mockStreams,
  type Responses,
} from 'kit/testing';
import { Bell } from './Bell';

interface Given {
  id: number;
  title?: string;
  body?: string | null;
  link?: string;
  isRead?: boolean;
  createdAt?: string;
}

const aNotification = ({ id, ...given }: Given) => ({
  __typename: 'Notification',
  id,
  title: `Somebody prays with you ${id}`,
  body: null,
  link: `/prayer/${id}`,
  isRead: false,
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...given,
});

const aPage = (notifications: object[], endCursor: string | null = null) => ({
  notifications: { __typename: 'NotificationPage', notifications, hasMore: endCursor !== null, endCursor },
});

function show(responses: Responses = {}) {
  const onSettings = jest.fn();
  const scene = renderScene(
    <>
      <Bell onSettings={onSettings} />
      <Where />
    </>,
    {
      as: ruth,
      responses: {
        UnreadNotificationCount: () => ({ unreadNotificationCount: 3 }),
        NotificationList: () => aPage([aNotification({ id: 9 })]),
        ReadNotifications: () => ({ readNotifications: 0 }),
        ...responses,
      },
    },
  );
  const callsOf = (operation: string) => scene.calls.filter((call) => call.operation === operation);
  return { ...scene, callsOf, onSettings };
}

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

const bell = () => screen.getByRole('button', { name: /^Notifications/ });

async function open() {
  await userEvent.click(bell());
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

test('the bell counts the unread notifications', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toHaveTextContent('3');
});

test('without unread notifications the bell has no count', async () => {
  show();
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  await open();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveTextContent(/^$/);
});

test('the count is polled every half minute', async () => {
  jest.useFakeTimers();
  try {
    let unread = 0;
    show({ UnreadNotificationCount: () => ({ unreadNotificationCount: unread }) });
    unread = 2;
    await act(() => jest.advanceTimersByTimeAsync(freshness.notifications.poll));
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('it opens the list, newest first, each with its text, its time and a link', async () => {
  show({
    NotificationList: () =>
      aPage([
        aNotification({ id: 9, title: 'Boaz encouraged you', body: 'The Lord reward your work.' }),
        aNotification({ id: 4, title: 'Time to pray', link: '/features', isRead: true }),
      ]),
  });
  const list = await open();
  const [newest, older] = await list.findAllByRole('link');
  expect(newest).toHaveAttribute('href', '/prayer/9');
  expect(newest).toHaveTextContent(/Boaz encouraged you.*The Lord reward your work\..*5 minutes ago/);
  expect(older).toHaveAttribute('href', '/features');
  await expectAccessible();
});

test('unread notifications are marked, visibly and for screen readers', async () => {
  show({
    NotificationList: () =>
      aPage([aNotification({ id: 9, title: 'New' }), aNotification({ id: 4, title: 'Old', isRead: true })]),
  });
  const list = await open();
  expect(await list.findByRole('link', { name: /^Unread New / })).toBeInTheDocument();
  expect(list.getByRole('link', { name: /^Old / })).toBeInTheDocument();
});

test('opening the list marks all as read up to the newest, and updates the count', async () => {
  const { callsOf } = show({
    NotificationList: () => aPage([aNotification({ id: 9 }), aNotification({ id: 4 })]),
    ReadNotifications: () => ({ readNotifications: 1 }),
  });
  await open();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(callsOf('ReadNotifications')).toEqual([{ operation: 'ReadNotifications', variables: { upTo: 9 } }]);
});

test('without unread notifications nothing is marked as read', async () => {
  const { callsOf } = show({ NotificationList: () => aPage([aNotification({ id: 9, isRead: true })]) });
  await (await open()).findByRole('link');
  expect(callsOf('ReadNotifications')).toEqual([]);
});

test('every opening requests the list again', async () => {
  let page = aPage([aNotification({ id: 4, title: 'First' })]);
  show({ NotificationList: () => page });
  await (await open()).findByRole('link', { name: /First/ });
  await userEvent.keyboard('{Escape}');

  page = aPage([aNotification({ id: 9, title: 'Second' }), aNotification({ id: 4, isRead: true })]);
  const list = await open();
  expect(await list.findByRole('link', { name: /Second/ })).toBeInTheDocument();
  expect(list.getAllByRole('link')).toHaveLength(2);
});

test('a notification links to its page and closes the list', async () => {
  show();
  await userEvent.click(await (await open()).findByRole('link'));
  expect(screen.getByTestId('where')).toHaveTextContent('/prayer/9');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("'Load more' adds older ones and focuses the first of them", async () => {
  const { callsOf } = show({
    NotificationList: ({ after }) =>
      after === 'nine'
        ? aPage([aNotification({ id: 4, title: 'Older' })])
        : aPage([aNotification({ id: 9 })], 'nine'),
  });
  const list = await open();
  await userEvent.click(await list.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getByRole('link', { name: /Older/ })).toHaveFocus());
  expect(list.getAllByRole('link')).toHaveLength(2);
  expect(list.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(callsOf('NotificationList')).toHaveLength(2);
});

test('a failure to load older ones shows a message, and the list stays', async () => {
  show({
    NotificationList: ({ after }) => {
      if (after) throw new TypeError('Failed to fetch');
      return aPage([aNotification({ id: 9 })], 'nine');
    },
  });
  const list = await open();
  await userEvent.click(await list.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('More notifications could not be loaded.')).toBeInTheDocument();
  expect(list.getByRole('link')).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Load more' })).toBeEnabled();
});

test('an empty list says so', async () => {
  show({ NotificationList: () => aPage([]) });
  expect(await (await open()).findByRole('heading', { name: 'Nothing new yet' })).toBeInTheDocument();
  await expectAccessible();
});

test('while the list is loading it says so', async () => {
  show({ NotificationList: () => new Promise<object>(() => undefined) });
  expect(await (await open()).findByText('Loading notifications')).toBeInTheDocument();
});

test('when the list could not be loaded, Try Again requests it again', async () => {
  let isBroken = true;
  show({
    NotificationList: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return aPage([aNotification({ id: 9 })]);
    },
  });
  const list = await open();
  expect(
    await list.findByRole('heading', { name: 'Your notifications could not be loaded' }),
  ).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(list.getByRole('button', { name: 'Try Again' }));
  expect(await list.findByRole('link')).toBeInTheDocument();
});

test("'Settings' closes the list, opens the settings and leaves the focus on the bell", async () => {
  const { onSettings } = show();
  await userEvent.click(await (await open()).findByRole('button', { name: 'Settings' }));
  expect(onSettings).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});

test('a live update changes the count, and nothing is requested', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  const streams = mockStreams();
  const { callsOf } = show();
  await pass(4000);
  expect(streams[0]!.topics).toEqual(['notifications']);
  await streams[0]!.open();
  await pass(2 * freshness.notifications.poll);
  const before = callsOf('UnreadNotificationCount').length;
  await streams[0]!.send({ unreadNotificationCount: 5 });
  await pass(0);
  expect(bell()).toHaveAccessibleName('Notifications, 5 unread');
  expect(callsOf('UnreadNotificationCount')).toHaveLength(before);
  restoreStreams();
  jest.useRealTimers();
});
