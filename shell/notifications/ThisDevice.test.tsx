import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { notificationKinds } from 'schema/vocabulary';
import { Header } from '../chrome/Header';
import { NotificationSettings } from './NotificationSettings';

/** Mocks the browser's push APIs that the site uses. */
function aBrowser(permission: NotificationPermission, decision: NotificationPermission = 'granted') {
  let isSubscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/7', keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: async () => {
      isSubscribed = false;
    },
  };
  const subscribe = jest.fn(async () => {
    isSubscribed = true;
    return subscription;
  });
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null), subscribe };
  const registration = { pushManager };
  const serviceWorker = {
    controller: null as object | null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
  };
  const Notification = {
    permission,
    requestPermission: async () => (Notification.permission = decision),
  };
  define(navigator, { serviceWorker });
  define(window, { Notification, PushManager: pushManager });
  return { subscribe, serviceWorker, isSubscribed: () => isSubscribed };
}

function define(target: object, properties: Record<string, unknown>) {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, { value, configurable: true });
}

afterEach(() => {
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'Notification'],
    [window, 'PushManager'],
  ] as const)
    Reflect.deleteProperty(target, name);
});

function showSettings({ isPushed = false } = {}) {
  return renderScene(<NotificationSettings isOpen onClose={() => undefined} />, {
    as: ruth,
    responses: {
      NotificationSettings: () => ({
        notificationSettings: notificationKinds.map(({ value }) => ({
          __typename: 'NotificationSetting',
          kind: value,
          site: true,
          mail: true,
          push: isPushed,
        })),
      }),
      SetNotification: ({ kind }) => ({
        setNotification: { __typename: 'NotificationSetting', kind, site: true, mail: true, push: true },
      }),
      PushPublicKey: () => ({ pushPublicKey: 'the-key' }),
      SubscribeToPush: () => ({ subscribeToPush: true }),
    },
  });
}

const allow = () => screen.findByRole('button', { name: 'Allow on this device' });
const subscribed = {
  operation: 'SubscribeToPush',
  variables: { input: { endpoint: 'https://push.example/7', p256dh: 'public', auth: 'secret' } },
};

test('notifications can be turned on for a device', async () => {
  const { serviceWorker, subscribe } = aBrowser('default');
  const { calls } = showSettings();
  await userEvent.click(await allow());
  await waitFor(() =>
    expect(screen.queryByText('This device does not show notifications yet')).not.toBeInTheDocument(),
  );
  expect(serviceWorker.register).toHaveBeenCalledWith('/service-worker.js');
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'the-key',
  });
  expect(calls).toContainEqual(subscribed);
});

test("turning on 'This device' requests the missing permission", async () => {
  aBrowser('default');
  const { calls } = showSettings();
  await allow();
  const row = within(screen.getByRole('group', { name: 'My prayer reminders' }));
  await userEvent.click(row.getByRole('switch', { name: 'This device' }));
  await waitFor(() => expect(calls).toContainEqual(subscribed));
});

test('after a denied permission the dialog says where it can be granted', async () => {
  const { subscribe } = aBrowser('default', 'denied');
  showSettings();
  await userEvent.click(await allow());
  expect(await screen.findByText(/in the browser’s own settings/)).toBeInTheDocument();
  expect(subscribe).not.toHaveBeenCalled();
});

test('where the browser holds notifications back, no switch of this device looks turned on', async () => {
  aBrowser('denied');
  showSettings({ isPushed: true });
  await screen.findByText(/in the browser’s own settings/);
  for (const push of screen.getAllByRole('switch', { name: 'This device' })) {
    expect(push).not.toBeChecked();
    expect(push).toBeDisabled();
  }
});

test('a device that could not be set up shows a message, and can be tried again', async () => {
  const { subscribe } = aBrowser('default');
  subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
  showSettings();
  await userEvent.click(await allow());
  expect(await screen.findByText('This device could not be set up for notifications.')).toBeInTheDocument();
  expect(await allow()).toBeEnabled();
});

test('a browser without push support is not asked for permission', async () => {
  showSettings();
  expect(await screen.findAllByRole('switch')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Allow on this device' })).not.toBeInTheDocument();
});

test("signing out first ends the device's subscription", async () => {
  const { subscribe, serviceWorker, isSubscribed } = aBrowser('granted');
  serviceWorker.controller = {};
  await subscribe();
  const subscribedAtLeave: boolean[] = [];
  const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => {
    subscribedAtLeave.push(isSubscribed());
  });
  renderScene(<Header />, {
    as: ruth,
    responses: { UnreadNotificationCount: () => ({ unreadNotificationCount: 0 }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
  expect(subscribedAtLeave).toEqual([false]);
  leave.mockRestore();
});
