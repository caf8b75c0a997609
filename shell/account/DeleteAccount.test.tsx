import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { DeleteAccount } from './DeleteAccount';

let leave: jest.SpyInstance;

beforeEach(() => {
  leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
});
afterEach(() => {
  leave.mockRestore();
  localStorage.clear();
});

async function openDialog(responses: Responses = {}) {
  const { calls } = renderScene(<DeleteAccount />, {
    as: ruth,
    responses: { DeleteAccount: () => ({ deleteAccount: true }), ...responses },
  });
  localStorage.setItem('authToken', 'h.e30.s');
  const opener = screen.getByRole('button', { name: 'Delete account' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return { calls, opener, dialog };
}

type DeleteDialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const word = (dialog: DeleteDialog) => dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
const keep = (dialog: DeleteDialog) =>
  dialog.getByRole('checkbox', {
    name: 'Keep my prayers, encouragement and testimonies as anonymous ones',
  });
const confirm = (dialog: DeleteDialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));

test('the dialog names what is lost and offers to keep the texts, without a name', async () => {
  const { dialog } = await openDialog();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be taken back/);
  expect(keep(dialog)).not.toBeChecked();
  await expectAccessible();
});

test.each(['', 'delete', 'DELETED'])(
  "'%s' is not the confirmation word, and nothing is deleted",
  async (typed) => {
    const { dialog, calls } = await openDialog();
    if (typed) await userEvent.type(word(dialog), typed);
    await confirm(dialog);
    expect(word(dialog)).toHaveAccessibleDescription('Please type the word DELETE');
    expect(calls).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  },
);

test.each([true, false])(
  'the confirmation word deletes the account (keeping prayers: %s) and signs the browser out',
  async (keepPrayers) => {
    const { dialog, calls } = await openDialog();
    if (keepPrayers) await userEvent.click(keep(dialog));
    await userEvent.type(word(dialog), 'DELETE');
    await confirm(dialog);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
    expect(calls).toEqual([
      { operation: 'DeleteAccount', variables: { keepPrayers, anonymousAtOnce: false } },
    ]);
    expect(localStorage.getItem('authToken')).toBeNull();
  },
);

test('anonymous texts may go at once, with a warning, unless the texts stay', async () => {
  const { dialog, calls } = await openDialog();
  const atOnce = { name: 'Delete my anonymous texts at once too' };
  await userEvent.click(keep(dialog));
  expect(dialog.queryByRole('checkbox', atOnce)).not.toBeInTheDocument();
  await userEvent.click(keep(dialog));
  expect(dialog.getByText(/go at different times within 24 hours/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', atOnce));
  expect(dialog.getByText(/^Warning: .* may show others that you wrote it/)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.type(word(dialog), 'DELETE');
  await confirm(dialog);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls).toEqual([
    { operation: 'DeleteAccount', variables: { keepPrayers: false, anonymousAtOnce: true } },
  ]);
});

test('while the account is being deleted, the button says so', async () => {
  const { dialog } = await openDialog({ DeleteAccount: () => new Promise<object>(() => undefined) });
  await userEvent.type(word(dialog), 'DELETE');
  await confirm(dialog);
  expect(await dialog.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refusal shows a message, and the member stays signed in', async () => {
  const { dialog } = await openDialog({
    DeleteAccount: () => {
      throw new Refused('CONFLICT', 'Hand your groups to somebody first');
    },
  });
  await userEvent.type(word(dialog), 'DELETE');
  await confirm(dialog);
  expect(await screen.findByText('Hand your groups to somebody first')).toBeInTheDocument();
  expect(word(dialog)).toHaveValue('DELETE');
  expect(dialog.getByRole('button', { name: 'Delete account' })).toBeEnabled();
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.getItem('authToken')).not.toBeNull();
});

test('Cancel keeps the account and returns the focus', async () => {
  const { dialog, calls, opener } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(calls).toEqual([]);
});
