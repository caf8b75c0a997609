import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { notificationKinds } from 'schema/vocabulary';
import { NotificationSettings } from './NotificationSettings';

const settings = notificationKinds.map(({ value }) => ({
  __typename: 'NotificationSetting',
  kind: value,
  site: true,
  mail: value !== 'amen',
  push: false,
}));

function show(responses: Responses = {}) {
  const onClose = jest.fn();
  const { calls } = renderScene(<NotificationSettings isOpen onClose={onClose} />, {
    as: ruth,
    responses: {
      NotificationSettings: () => ({ notificationSettings: settings }),
      SetNotification: ({ kind, channel, isOn }) => ({
        setNotification: { ...settings.find((one) => one.kind === kind), [channel as string]: isOn },
      }),
      ...responses,
    },
  });
  return { onClose, changes: () => calls.filter(({ operation }) => operation === 'SetNotification') };
}

async function amens() {
  return within(await screen.findByRole('group', { name: 'Somebody prays for my request' }));
}

test('the dialog has a row for each kind with the states of three switches', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Notification settings' });
  const row = await amens();
  expect(row.getByRole('switch', { name: 'On this site' })).toBeChecked();
  expect(row.getByRole('switch', { name: 'E-mail' })).not.toBeChecked();
  expect(row.getByRole('switch', { name: 'This device' })).not.toBeChecked();
  const rows = within(dialog).getAllByRole('group');
  expect(rows.map((group) => group.getAttribute('aria-label'))).toEqual(
    notificationKinds.map(({ label }) => label),
  );
  await expectAccessible();
});

test.each([
  ['On this site', 'site', false],
  ['E-mail', 'mail', true],
  ['This device', 'push', true],
])('%s takes effect immediately', async (name, channel, isOn) => {
  const { changes } = show();
  await userEvent.click((await amens()).getByRole('switch', { name }));
  expect(changes()).toEqual([{ operation: 'SetNotification', variables: { kind: 'amen', channel, isOn } }]);
  const after = (await amens()).getByRole<HTMLInputElement>('switch', { name });
  await waitFor(() => expect(after.checked).toBe(isOn));
});

test('a refused switch goes back, with the server’s message', async () => {
  show({
    SetNotification: () => {
      throw new Refused('FORBIDDEN', 'This cannot be changed now');
    },
  });
  const mail = (await amens()).getByRole('switch', { name: 'E-mail' });
  await userEvent.click(mail);
  expect(await screen.findByText('This cannot be changed now')).toBeInTheDocument();
  expect(mail).not.toBeChecked();
});

test('while the switches are loading, the dialog says so', async () => {
  show({ NotificationSettings: () => new Promise<object>(() => undefined) });
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
});

test('when they could not be loaded, Try Again requests them again', async () => {
  let isBroken = true;
  show({
    NotificationSettings: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { notificationSettings: settings };
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Your settings could not be loaded' }),
  ).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await amens()).getByRole('switch', { name: 'On this site' })).toBeChecked();
});

test('Close closes it', async () => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
