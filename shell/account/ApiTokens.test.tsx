import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { ApiTokensDisclosure } from './ApiTokensDisclosure';

const secret = `pw_${'0'.repeat(48)}`;

const token = {
  __typename: 'ApiToken',
  id: 1,
  name: 'Parish bulletin',
  scope: 'write',
  expiresAt: '2097-05-05T12:00:00.000Z',
  lastUsedAt: null as string | null,
};

async function open(responses: Responses = {}, tokens: (typeof token)[] = [token]) {
  const { calls } = renderScene(<ApiTokensDisclosure />, {
    as: ruth,
    responses: {
      ApiTokens: () => ({ apiTokens: tokens }),
      CreateApiToken: ({ input }) => {
        const { name } = input as { name: string };
        tokens = [{ ...token, id: 2, name }, ...tokens];
        return { createApiToken: { __typename: 'NewApiToken', id: 2, name, token: secret } };
      },
      DeleteApiToken: ({ id }) => {
        tokens = tokens.filter((one) => one.id !== id);
        return { deleteApiToken: id };
      },
      ...responses,
    },
  });
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByText('API tokens'));
  return { calls };
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create token' }));
const nameField = () => screen.findByRole('textbox', { name: 'Token name' });

test('is closed until it is opened, and then lists the tokens with their use', async () => {
  await open({}, [
    { ...token, lastUsedAt: new Date(Date.now() - 300_000).toISOString() },
    { ...token, id: 3, name: 'Old script', scope: 'read', expiresAt: '2025-01-31T12:00:00.000Z' },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Your tokens' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Parish bulletin\s*Read and write · ends May 5, 2097 · used 5 minutes ago/,
  );
  expect(second).toHaveTextContent(/^Old script\s*Ended\s*Read · ended Jan 31, 2025 · never used/);
  await expectAccessible();
});

test('a new token is shown once, with a button to copy it', async () => {
  const copy = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
  const { calls } = await open({}, []);
  await userEvent.type(await nameField(), 'Screen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it may do' }), 'Read and write');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ends after' }), '90 days');
  await create();
  const field = await screen.findByRole('textbox', { name: 'The token of ‘Screen’' });
  expect(field).toHaveValue(secret);
  expect(field).toHaveFocus();
  expect(calls.find(({ operation }) => operation === 'CreateApiToken')!.variables).toEqual({
    input: { name: 'Screen', scope: 'write', expiresInDays: 90 },
  });
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy token' }));
  expect(copy).toHaveBeenCalledWith(secret);
  expect(await screen.findByText('Token copied')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument();
  expect(await screen.findByText('Screen')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('');
});

test('without a name nothing is sent; a refusal stands at the field or in a message', async () => {
  const { calls } = await open({
    CreateApiToken: () => {
      throw new Refused('CONFLICT', 'You have 20 API tokens. Please delete one first.');
    },
  });
  const field = await nameField();
  await create();
  expect(field).toHaveAccessibleDescription(/Name is required/);
  expect(calls.map(({ operation }) => operation)).toEqual(['ApiTokens']);
  await userEvent.type(field, 'One more');
  await create();
  expect(await screen.findByText('You have 20 API tokens. Please delete one first.')).toBeInTheDocument();
  expect(field).toHaveValue('One more');
});

test('a token is deleted after a question', async () => {
  await open();
  const button = await screen.findByRole('button', { name: 'Delete token' });
  expect(button).toHaveAccessibleDescription('Parish bulletin');
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete ‘Parish bulletin’?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete token' }));
  expect(await screen.findByText('Token deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Parish bulletin')).not.toBeInTheDocument());
});
