import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, Refused, ruth, type Responses } from 'kit/testing';
import { Delivery } from './Delivery';
import { aDelivery } from './testing/reminders';
import { mockPushBrowser, removePushSupport } from './testing/pushBrowser';

function show(responses: Responses = {}) {
  return renderScene(<Delivery memberId={ruth.id} />, {
    as: ruth,
    responses: {
      ReminderDelivery: () => aDelivery(),
      SubscribeDevice: () => ({ subscribeToPush: true }),
      UnsubscribeDevice: () => ({ unsubscribeFromPush: true }),
      SetReminderChannel: ({ channel, isOn }) => ({
        setNotification: { ...aDelivery().notificationSettings[1], [channel as string]: isOn },
      }),
      ...responses,
    },
  });
}

const mail = () => screen.findByRole('switch', { name: 'E-mail' });
const device = () => screen.findByRole('switch', { name: 'This device' });

/** The switch, once the browser's permission is known. */
async function readyDevice() {
  const found = await device();
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

beforeEach(() => localStorage.clear());

test('it shows the channels of reminders, and turns mail off and on', async () => {
  mockPushBrowser();
  const { calls } = show();
  expect(screen.getByRole('heading', { name: 'How reminders reach you' })).toBeInTheDocument();
  expect(await mail()).toBeChecked();
  await readyDevice();
  await expectAccessible();
  await userEvent.click(await mail());
  expect(await mail()).not.toBeChecked();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      operation: 'SetReminderChannel',
      variables: { channel: 'mail', isOn: false },
    }),
  );
  await userEvent.click(await mail());
  expect(await mail()).toBeChecked();
});

test('mail that could not be turned off stays on, with a message', async () => {
  mockPushBrowser();
  show({ SetReminderChannel: () => Promise.reject(new Error('connection lost')) });
  await userEvent.click(await mail());
  expect(await screen.findByText('Failed to save your choice.')).toBeInTheDocument();
  expect(await mail()).toBeChecked();
});

test('turning this device on requests permission, registers the worker, subscribes with the site’s key and notifies the server', async () => {
  const browser = mockPushBrowser();
  const { calls } = show();
  const here = await readyDevice();
  expect(here).not.toBeChecked();
  await userEvent.click(here);
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('SubscribeDevice'));
  expect(here).toBeChecked();
  expect(browser.requestPermission).toHaveBeenCalledTimes(1);
  expect(browser.register).toHaveBeenCalledWith('/service-worker.js');
  expect(browser.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BPublicKey',
  });
  expect(calls.at(-1)).toEqual({
    operation: 'SubscribeDevice',
    variables: { input: { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret' } },
  });
});

test('it also turns the push channel on where the member had turned it off', async () => {
  mockPushBrowser();
  const { calls } = show({ ReminderDelivery: () => aDelivery({ push: false }) });
  const here = await readyDevice();
  await userEvent.click(here);
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      operation: 'SetReminderChannel',
      variables: { channel: 'push', isOn: true },
    }),
  );
  expect(here).toBeChecked();
});

test('turning it off notifies the server and ends the subscription', async () => {
  const browser = mockPushBrowser({ subscribedFor: ruth.id });
  const { calls } = show();
  const here = await readyDevice();
  expect(here).toBeChecked();
  await userEvent.click(here);
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      operation: 'UnsubscribeDevice',
      variables: { endpoint: 'https://push.example.org/1' },
    }),
  );
  expect(here).not.toBeChecked();
  await waitFor(() => expect(browser.subscription()).toBeNull());
});

test('a device that could not be turned off stays on, with a message', async () => {
  const browser = mockPushBrowser({ subscribedFor: ruth.id });
  show({ UnsubscribeDevice: () => Promise.reject(new Error('connection lost')) });
  const here = await readyDevice();
  await userEvent.click(here);
  expect(await screen.findByText('This device could not be turned off.')).toBeInTheDocument();
  expect(here).toBeChecked();
  expect(browser.subscription()).not.toBeNull();
});

test('a browser that is subscribed for another member is off, and drops their subscription when it is turned on', async () => {
  const browser = mockPushBrowser({ subscribedFor: 99 });
  const { calls } = show();
  const here = await readyDevice();
  expect(here).not.toBeChecked();
  await userEvent.click(here);
  await waitFor(() => expect(here).toBeChecked());
  await waitFor(() =>
    expect(browser.endpoints()).toEqual(['https://push.example.org/1', 'https://push.example.org/2']),
  );
  expect(calls.at(-1)?.variables).toMatchObject({ input: { endpoint: 'https://push.example.org/2' } });
});

test('when the server refuses the device, it is off again, with the server’s message', async () => {
  const browser = mockPushBrowser();
  show({
    SubscribeDevice: () => {
      throw new Refused('CONFLICT', 'Ten devices are enough');
    },
  });
  const here = await readyDevice();
  await userEvent.click(here);
  expect(await screen.findByText('Ten devices are enough')).toBeInTheDocument();
  expect(here).not.toBeChecked();
  expect(browser.subscription()).toBeNull();
});

test('a browser without push support says so', async () => {
  removePushSupport();
  show();
  expect(await device()).toBeDisabled();
  expect(await device()).toHaveAccessibleDescription(/^This browser cannot receive reminders\./);
});

test('a browser that blocks notifications says so', async () => {
  mockPushBrowser({ permission: 'denied' });
  show();
  expect(await device()).toBeDisabled();
  expect(await device()).toHaveAccessibleDescription(/^Notifications from this site are blocked\./);
});

test('denying the permission shows that notifications are blocked', async () => {
  mockPushBrowser({ decision: 'denied' });
  const { calls } = show();
  await userEvent.click(await readyDevice());
  expect(await screen.findByText('Not turned on')).toBeInTheDocument();
  expect(await device()).toHaveAccessibleDescription(/^Notifications from this site are blocked\./);
  expect(calls.map(({ operation }) => operation)).not.toContain('SubscribeDevice');
});

test('after dismissing the permission prompt the member can try again', async () => {
  mockPushBrowser({ decision: 'default' });
  show();
  await userEvent.click(await readyDevice());
  const refusal = await screen.findByText('Your browser gave no permission to notify you.');
  expect(refusal.closest('[data-toast]')!.querySelector('.lucide-circle-alert')).toBeVisible();
  expect(await device()).toBeEnabled();
  expect(await device()).not.toBeChecked();
});

test('loading shows skeletons', () => {
  mockPushBrowser();
  show({ ReminderDelivery: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading how reminders reach you')).toBeInTheDocument();
});

test('channels that could not be loaded can be requested again', async () => {
  mockPushBrowser();
  let isDown = true;
  show({ ReminderDelivery: () => (isDown ? Promise.reject(new Error('connection lost')) : aDelivery()) });
  expect(await screen.findByText('Your choices could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await mail()).toBeInTheDocument();
});
