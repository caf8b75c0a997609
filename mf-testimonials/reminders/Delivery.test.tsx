import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, Refused, ruth, type Answers } from 'kit/testing';
import { Delivery } from './Delivery';
import { aDelivery } from './testing/reminders';
import { aBrowserThatReceives, aBrowserThatCannot } from './testing/pushBrowser';

function show(answers: Answers = {}) {
  return renderScene(<Delivery memberId={ruth.id} />, {
    as: ruth,
    answers: {
      ReminderDelivery: () => aDelivery(),
      SubscribeDevice: () => ({ subscribeToPush: true }),
      UnsubscribeDevice: () => ({ unsubscribeFromPush: true }),
      SetReminderChannel: ({ channel, isOn }) => ({
        setNotification: { ...aDelivery().notificationSettings[1], [channel as string]: isOn },
      }),
      ...answers,
    },
  });
}

const mail = () => screen.findByRole('switch', { name: 'E-mail' });
const device = () => screen.findByRole('switch', { name: 'This device' });

/** The switch, as soon as it is known how this browser stands. */
async function readyDevice() {
  const found = await device();
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

beforeEach(() => localStorage.clear());

test('it says how reminders reach the member, and turns mail off and on', async () => {
  aBrowserThatReceives();
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

test('mail that could not be turned off stays on, and it is said', async () => {
  aBrowserThatReceives();
  show({ SetReminderChannel: () => Promise.reject(new Error('the line is dead')) });
  await userEvent.click(await mail());
  expect(await screen.findByText('Failed to save your choice.')).toBeInTheDocument();
  expect(await mail()).toBeChecked();
});

test('turning this device on asks for permission, registers the worker, subscribes by the site’s key and tells the server', async () => {
  const browser = aBrowserThatReceives();
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

test('it turns the way itself on where the member had turned it off', async () => {
  aBrowserThatReceives();
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

test('turning it off tells the server and ends the subscription', async () => {
  const browser = aBrowserThatReceives({ subscribedFor: ruth.id });
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

test('a device that could not be turned off stays on, and it is said', async () => {
  const browser = aBrowserThatReceives({ subscribedFor: ruth.id });
  show({ UnsubscribeDevice: () => Promise.reject(new Error('the line is dead')) });
  const here = await readyDevice();
  await userEvent.click(here);
  expect(await screen.findByText('This device could not be turned off.')).toBeInTheDocument();
  expect(here).toBeChecked();
  expect(browser.subscription()).not.toBeNull();
});

test('a browser that receives for somebody else is off, and forgets them when it is turned on', async () => {
  const browser = aBrowserThatReceives({ subscribedFor: 99 });
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

test('when the server takes no device, this one is off again and the server’s message is read', async () => {
  const browser = aBrowserThatReceives();
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

test('a browser that cannot receive says so in words', async () => {
  aBrowserThatCannot();
  show();
  expect(await device()).toBeDisabled();
  expect(await device()).toHaveAccessibleDescription(/^This browser cannot receive reminders\./);
});

test('a browser in which it is forbidden says so in words', async () => {
  aBrowserThatReceives({ permission: 'denied' });
  show();
  expect(await device()).toBeDisabled();
  expect(await device()).toHaveAccessibleDescription(/^Notifications from this site are blocked\./);
});

test('who denies permission reads that it is blocked from now on', async () => {
  aBrowserThatReceives({ answer: 'denied' });
  const { calls } = show();
  await userEvent.click(await readyDevice());
  expect(await screen.findByText('Not turned on')).toBeInTheDocument();
  expect(await device()).toHaveAccessibleDescription(/^Notifications from this site are blocked\./);
  expect(calls.map(({ operation }) => operation)).not.toContain('SubscribeDevice');
});

test('who closes the question can be asked again', async () => {
  aBrowserThatReceives({ answer: 'default' });
  show();
  await userEvent.click(await readyDevice());
  expect(await screen.findByText('Your browser gave no permission to notify you.')).toBeInTheDocument();
  expect(await device()).toBeEnabled();
  expect(await device()).not.toBeChecked();
});

test('loading shows skeletons', () => {
  aBrowserThatReceives();
  show({ ReminderDelivery: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading how reminders reach you')).toBeInTheDocument();
});

test('choices that did not arrive can be tried again', async () => {
  aBrowserThatReceives();
  let isDown = true;
  show({ ReminderDelivery: () => (isDown ? Promise.reject(new Error('the line is dead')) : aDelivery()) });
  expect(await screen.findByText('Your choices could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await mail()).toBeInTheDocument();
});
