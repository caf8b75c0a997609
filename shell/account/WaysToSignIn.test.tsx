/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { WaysToSignIn } from './WaysToSignIn';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual<object>('@simplewebauthn/browser'),
  browserSupportsWebAuthn: jest.fn(() => true),
  startRegistration: jest.fn(async () => ({ id: 'AAAA' })),
}));
const ceremony = startRegistration as jest.Mock;
const { browserSupportsWebAuthn } = jest.requireMock<{ browserSupportsWebAuthn: jest.Mock }>(
  '@simplewebauthn/browser',
);

const now = new Date().toISOString();
const google = {
  __typename: 'WayToSignIn',
  id: 1,
  provider: 'google',
  address: 'ruth@example.org',
  lastUsedAt: now,
};
const phone = {
  __typename: 'Passkey',
  id: 7,
  name: 'Phone',
  createdAt: now,
  lastUsedAt: null as string | null,
  mayBeCopied: false,
};

type Answer = ReturnType<typeof answer>;
const answer = (status: number, body: object) => ({ ok: status < 300, status, json: async () => body });

/** The gateway's calls of REST, and its response to the one that adds. */
let sent: { path: string; body: Record<string, unknown> }[];
let added: () => Answer;
/** The ways of the account. */
let passkeys: (typeof phone)[];

beforeEach(() => {
  sent = [];
  passkeys = [];
  added = () => {
    passkeys = [...passkeys, { ...phone, id: 8, name: String(sent.at(-1)!.body.name) }];
    return answer(201, { id: 8 });
  };
  globalThis.fetch = jest.fn(async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return path.endsWith('options') ? answer(200, { challenge: 'AAAA' }) : added();
  }) as unknown as typeof fetch;
  ceremony.mockClear();
});

async function show(responses: Responses = {}) {
  const { calls } = renderScene(<WaysToSignIn />, {
    as: ruth,
    responses: { WaysToSignIn: () => ({ passkeys, waysToSignIn: [google] }), ...responses },
  });
  await screen.findByText('Google');
  const line = (name: string) => within(screen.getByText(name).closest('li')!);
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { line, asked };
}

const addButton = () => screen.getByRole('button', { name: 'Add a passkey' });

test('every way has its name, its address and its last use; a button says by its description which one it removes', async () => {
  passkeys = [phone];
  const { line } = await show();
  expect(line('Google').getByText('ruth@example.org')).toBeInTheDocument();
  expect(line('Google').getByText(/^used/)).toBeInTheDocument();
  expect(line('Phone').getByText('not used yet')).toBeInTheDocument();
  expect(line('Google').getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription('Google');
  expect(line('Phone').getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription('Phone');
  await expectAccessible();
});

test('the only way stays, and its button says why', async () => {
  const { line } = await show();
  const remove = line('Google').getByRole('button', { name: 'Remove' });
  expect(remove).toBeDisabled();
  expect(remove).toHaveAccessibleDescription(
    'Google Your only way to sign in. Add another one before you remove it.',
  );
  await expectAccessible();
});

test('a passkey is added under the name of this device, and its name can be typed over at once', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  const { asked, line } = await show({
    RenamePasskey: ({ id, name }) => ({ renamePasskey: { __typename: 'Passkey', id, name } }),
  });
  await userEvent.click(addButton());
  expect(await screen.findByText('Passkey added')).toBeInTheDocument();
  expect(ceremony).toHaveBeenCalledWith({ optionsJSON: { challenge: 'AAAA' } });
  expect(sent.map(({ path }) => path)).toEqual(['/api/passkeys/options', '/api/passkeys']);
  expect(sent[1]!.body).toEqual({ name: 'Firefox on Linux', id: 'AAAA' });

  const field = await screen.findByRole('textbox', { name: 'Name of this passkey' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Firefox on Linux');
  await expectAccessible();
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription(/Name is required/);
  await userEvent.type(field, 'My laptop{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(asked('RenamePasskey')).toEqual([{ id: 8, name: 'My laptop' }]);
  expect(line('My laptop').getByRole('button', { name: 'Rename' })).toHaveFocus();
});

test.each([
  ['Cancel', new DOMException('no', 'NotAllowedError'), 'No passkey was added'],
  [
    'the passkey that is there',
    new WebAuthnError({
      message: '',
      code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
      cause: new Error('there'),
    }),
    'This device has a passkey already',
  ],
])('after %s nothing is added, and a message says so kindly', async (_, error, title) => {
  await show();
  ceremony.mockRejectedValueOnce(error);
  await userEvent.click(addButton());
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(addButton()).toHaveFocus();
});

test('a browser without passkeys says so', async () => {
  await show();
  browserSupportsWebAuthn.mockReturnValueOnce(false);
  await userEvent.click(addButton());
  expect(await screen.findByText('This browser cannot make a passkey')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [() => answer(409, { message: 'You can have 20 passkeys.' }), 'You can have 20 passkeys.'],
  [() => answer(401, { message: 'Unauthorized' }), 'You need to sign in to add a passkey.'],
  [
    () => {
      throw new TypeError('Failed to fetch');
    },
    'The passkey could not be added. Please try again.',
  ],
])('the gateway’s refusal is shown', async (refusal, words) => {
  await show();
  added = refusal;
  await userEvent.click(addButton());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a removed way is gone, and the focus is on what can be done next', async () => {
  passkeys = [phone];
  const { line, asked } = await show({
    RemovePasskey: ({ id }) => {
      passkeys = [];
      return { removePasskey: id };
    },
  });
  await userEvent.click(line('Phone').getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Phone')).not.toBeInTheDocument());
  expect(asked('RemovePasskey')).toEqual([{ id: 7 }]);
  expect(addButton()).toHaveFocus();
  expect(line('Google').getByRole('button', { name: 'Remove' })).toBeDisabled();
});

test('an account elsewhere is removed too; a refusal leaves it there', async () => {
  passkeys = [phone];
  const { line, asked } = await show({
    RemoveWayToSignIn: () => {
      throw new Refused('CONFLICT', 'This is your last way to sign in.');
    },
  });
  await userEvent.click(line('Google').getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This is your last way to sign in.')).toBeInTheDocument();
  expect(asked('RemoveWayToSignIn')).toEqual([{ id: 1 }]);
  expect(screen.getByText('Google')).toBeInTheDocument();
});

test('a passkey that may have been copied is marked', async () => {
  passkeys = [{ ...phone, mayBeCopied: true }];
  const { line } = await show();
  expect(line('Phone').getByText(/Somebody may have a copy/)).toBeInTheDocument();
  await expectAccessible();
});
