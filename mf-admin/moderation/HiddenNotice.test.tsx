import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { HiddenNotice } from './HiddenNotice';

const title = 'Hidden by moderation: only moderators see this page';

function show(hiddenText: object | null, responses: Responses = {}) {
  return renderScene(<HiddenNotice kind="prayer" targetId={12} title={title} />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: {
      HiddenText: () => ({ hiddenText }),
      ...responses,
    },
  });
}

const hidden = (own: object = {}) => ({
  __typename: 'HiddenText' as const,
  isByModerator: true,
  reasons: ['It names somebody.'],
  actorName: 'Deborah Judge' as string | null,
  hiddenAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() as string | null,
  isAnonymous: false,
  ...own,
});

test('it says who hid the text, when and why', async () => {
  show(hidden());
  expect(await screen.findByText('It names somebody.')).toBeInTheDocument();
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(/^Hidden by Deborah Judge/)).toHaveTextContent(
    'Hidden by Deborah Judge 3 hours ago, because:',
  );
  await expectAccessible();
});

test('while reports alone hide it, it says what was reported', async () => {
  show(hidden({ isByModerator: false, reasons: ['Unkind', 'Spam'], actorName: null, hiddenAt: null }));
  expect(
    await screen.findByText('Hidden because several members reported it, until a moderator decides:'),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Unkind', 'Spam']);
});

test('the text is restored for a reason', async () => {
  let state: object | null = hidden();
  const { calls } = show(null, {
    HiddenText: () => ({ hiddenText: state }),
    RestoreText: () => {
      state = null;
      return { done: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this prayer?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was fine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The text can be read again and its author is told.')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'RestoreText',
    variables: { kind: 'prayer', targetId: 12, reason: 'It was fine.' },
  });
});

test('it says at once that the text is hidden, also when the reason cannot be loaded', async () => {
  show(null, { HiddenText: () => Promise.reject(new Error('connection lost')) });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});
