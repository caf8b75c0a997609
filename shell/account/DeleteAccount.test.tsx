import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Answers } from 'kit/testing';
import { DeleteAccount } from './DeleteAccount';

let leave: jest.SpyInstance;

beforeEach(() => {
  leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
});
afterEach(() => {
  leave.mockRestore();
  localStorage.clear();
});

async function ask(answers: Answers = {}) {
  const { calls } = renderScene(<DeleteAccount />, {
    as: ruth,
    answers: { DeleteAccount: () => ({ deleteAccount: true }), ...answers },
  });
  localStorage.setItem('authToken', 'h.e30.s');
  const opener = screen.getByRole('button', { name: 'Delete account' });
  await userEvent.click(opener);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return { calls, opener, question };
}

type Question = Awaited<ReturnType<typeof ask>>['question'];

const word = (question: Question) => question.getByRole('textbox', { name: 'Type DELETE to confirm' });
const keep = (question: Question) =>
  question.getByRole('checkbox', {
    name: 'Keep my prayers, encouragement and testimonies as anonymous ones',
  });
const confirm = (question: Question) =>
  userEvent.click(question.getByRole('button', { name: 'Delete account' }));

test('the question says what is lost and offers to keep what was written, without a name', async () => {
  const { question } = await ask();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be taken back/);
  expect(keep(question)).not.toBeChecked();
  await expectAccessible();
});

test.each(['', 'delete', 'DELETED'])("'%s' is not the word, and nothing is deleted", async (typed) => {
  const { question, calls } = await ask();
  if (typed) await userEvent.type(word(question), typed);
  await confirm(question);
  expect(word(question)).toHaveAccessibleDescription('Please type the word DELETE');
  expect(calls).toEqual([]);
  expect(leave).not.toHaveBeenCalled();
});

test.each([true, false])(
  'with the word the account is deleted (keeping prayers: %s) and the browser signed out',
  async (keepPrayers) => {
    const { question, calls } = await ask();
    if (keepPrayers) await userEvent.click(keep(question));
    await userEvent.type(word(question), 'DELETE');
    await confirm(question);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
    expect(calls).toEqual([{ operation: 'DeleteAccount', variables: { keepPrayers } }]);
    expect(localStorage.getItem('authToken')).toBeNull();
  },
);

test('while it is deleted the button says so', async () => {
  const { question } = await ask({ DeleteAccount: () => new Promise<object>(() => undefined) });
  await userEvent.type(word(question), 'DELETE');
  await confirm(question);
  expect(await question.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
});

test('what the server refuses is told of, and the member stays signed in', async () => {
  const { question } = await ask({
    DeleteAccount: () => {
      throw new Refused('CONFLICT', 'Hand your groups to somebody first');
    },
  });
  await userEvent.type(word(question), 'DELETE');
  await confirm(question);
  expect(await screen.findByText('Hand your groups to somebody first')).toBeInTheDocument();
  expect(word(question)).toHaveValue('DELETE');
  expect(question.getByRole('button', { name: 'Delete account' })).toBeEnabled();
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.getItem('authToken')).not.toBeNull();
});

test('Cancel keeps the account and gives the focus back', async () => {
  const { question, calls, opener } = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(calls).toEqual([]);
});
