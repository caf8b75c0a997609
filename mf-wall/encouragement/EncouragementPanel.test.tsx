/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  applyStyles,
  device,
  expectAccessible,
  Refused,
  renderScene,
  ruth,
  type Responses,
} from 'kit/testing';
import { crisisLines } from '../testing/crisisLines';
import { aComment, aPrayer } from '../testing/prayers';
import { watchNavigations } from '../testing/shellState';
import { EncouragementPanel } from './EncouragementPanel';

applyStyles();
const closed = jest.fn();

function show(responses: Responses = {}, comments: object[] = [], as: typeof ruth | null = ruth) {
  const scene = renderScene(<EncouragementPanel prayerId={1} onClose={closed} />, {
    path: '/prayers',
    as,
    responses: {
      Comments: () => ({ prayer: aPrayer({ comments, commentCount: comments.length }) }),
      Encourage: () => ({ encourage: aComment() }),
      ...responses,
    },
  });
  return scene;
}

const words = () => screen.getByPlaceholderText('Share words of encouragement...');
const name = () => screen.getByRole('textbox', { name: 'Your name (optional)' });
const anonymous = () => screen.getByRole('checkbox', { name: 'Post anonymously' });
const send = () => screen.getByRole('button', { name: 'Share Encouragement' });
const optionsOf = (line: HTMLElement) => within(line).getByRole('button', { name: 'Options' });

async function typeName(typed: string) {
  await userEvent.clear(name());
  await userEvent.type(name(), typed);
}

async function choose(line: HTMLElement, action: string) {
  await userEvent.click(optionsOf(line));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  sessionStorage.clear();
  closed.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  device.waiting = [];
});

test("comments show only 'Anonymous', the typed name or 'Community Member'", async () => {
  show({}, [
    aComment({ id: 1, content: 'One', isAnonymous: true }),
    aComment({ id: 2, content: 'Two', authorName: 'Boaz' }),
    aComment({ id: 3, content: 'Three' }),
  ]);
  await screen.findByText('One');
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines[0]).toMatch(/^Anonymous.*ago.*One/);
  // With the initials of the avatar.
  expect(lines[1]).toMatch(/^BBoaz.*ago.*Two/);
  expect(lines[2]).toMatch(/^Community Member.*ago.*Three/);
  await expectAccessible();
});

test('the words come first, and the form after them', async () => {
  show({}, [aComment({ content: 'One' })]);
  const first = await screen.findByText('One');
  expect(first.compareDocumentPosition(words())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(anonymous()).toBeVisible();
  expect(name()).toBeVisible();
  expect(send()).toBeDisabled();
});

test('without comments it invites the reader to write the first', async () => {
  show();
  expect(
    await screen.findByText('No words of encouragement yet. Be the first to offer support!'),
  ).toBeInTheDocument();
});

test.each([
  ['seen above a name that is filled in', ruth, 'static'],
  ['replaced by the placeholder of an empty field', null, 'absolute'],
])('the label of the name is %s', async (_, as, position) => {
  show({}, [], as);
  const label = await screen.findByText('Your name (optional)');
  expect(getComputedStyle(label).position || 'static').toBe(position);
});

test('a blank text cannot be sent', async () => {
  show();
  expect(send()).toBeDisabled();
  await userEvent.type(words(), '   ');
  expect(send()).toBeDisabled();
  await userEvent.type(words(), 'Be strong');
  expect(send()).toBeEnabled();
});

test('the typed name is sent too; a toast says thanks, and the panel closes and is cleared', async () => {
  const { calls } = show();
  await typeName(' Boaz ');
  await userEvent.type(words(), ' Be strong ');
  await userEvent.click(send());
  expect(await screen.findByText('Encouragement added')).toBeInTheDocument();
  expect(screen.getByText('Your words of encouragement have been shared.')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'Encourage',
    variables: { prayerId: 1, input: { content: 'Be strong', isAnonymous: false, authorName: 'Boaz' } },
  });
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(words()).toHaveValue('');
  expect(name()).toHaveValue('Ruth Moab');
  expect(anonymous()).not.toBeChecked();
});

test('a text about self-harm keeps the panel open, with crisis help beside it', async () => {
  const comment = aComment({ content: 'I want to die', isOwner: true, needsCare: true });
  let comments: object[] = [];
  show({
    Comments: () => ({ prayer: aPrayer({ comments, commentCount: comments.length }) }),
    Encourage: () => {
      comments = [comment];
      return { encourage: comment };
    },
    CrisisLines: () => ({ crisisLines }),
  });
  await userEvent.type(words(), 'I want to die');
  await userEvent.click(send());
  const line = within((await screen.findByText('I want to die', { selector: 'li *' })).closest('li')!);
  expect(await line.findByRole('link', { name: 'Call 988' })).toBeInTheDocument();
  expect(words()).toHaveValue('');
  expect(closed).not.toHaveBeenCalled();
  expect(screen.queryByText('Encouragement added')).not.toBeInTheDocument();
  await waitFor(() => expect(line.getByText('I want to die').closest('li')).toHaveFocus());
});

test("a member's own name is there already, and is sent if it stays", async () => {
  const { calls } = show();
  expect(name()).toHaveValue('Ruth Moab');
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  await screen.findByText('Encouragement added');
  expect(calls).toContainEqual({
    operation: 'Encourage',
    variables: { prayerId: 1, input: { content: 'Be strong', isAnonymous: false, authorName: 'Ruth Moab' } },
  });
});

test('an emptied name is left out', async () => {
  const { calls } = show();
  await userEvent.clear(name());
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  await screen.findByText('Encouragement added');
  expect(calls).toContainEqual({
    operation: 'Encourage',
    variables: { prayerId: 1, input: { content: 'Be strong', isAnonymous: false } },
  });
});

test('when anonymous the name is hidden and not sent', async () => {
  const { calls } = show();
  await typeName('Boaz');
  await userEvent.click(anonymous());
  expect(screen.queryByRole('textbox', { name: 'Your name (optional)' })).not.toBeInTheDocument();
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  await screen.findByText('Encouragement added');
  expect(calls).toContainEqual({
    operation: 'Encourage',
    variables: { prayerId: 1, input: { content: 'Be strong', isAnonymous: true } },
  });
});

test('while it is being sent, the button ignores a second press', async () => {
  const { calls } = show({ Encourage: () => new Promise(() => undefined) });
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  const button = screen.getByRole('button', { name: /Share Encouragement/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(calls.filter(({ operation }) => operation === 'Encourage')).toHaveLength(1);
});

test('without a session the draft stays in this tab and is there after sign-in', async () => {
  watchNavigations();
  const { unmount } = show({
    Encourage: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  });
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
  expect(screen.getByText('You need to sign in to add words of encouragement.')).toBeInTheDocument();
  expect(words()).toHaveValue('Be strong');
  unmount();

  show();
  expect(words()).toHaveValue('Be strong');
  await userEvent.click(send());
  await screen.findByText('Encouragement added');
  expect(sessionStorage).toHaveLength(0);
});

test("any other failure says 'Failed to add encouragement' and keeps the draft", async () => {
  show({ Encourage: () => Promise.reject(new Error('connection lost')) });
  await userEvent.type(words(), 'Be strong');
  await userEvent.click(send());
  expect(await screen.findByText('Failed to add encouragement')).toBeInTheDocument();
  expect(words()).toHaveValue('Be strong');
  expect(closed).not.toHaveBeenCalled();
});

test('only the author of an encouragement can edit or withdraw it', async () => {
  const { calls } = show(
    {
      EditEncouragement: () => ({
        editEncouragement: aComment({
          id: 2,
          content: 'Mine, mended',
          isOwner: true,
          editedAt: '2025-01-01T00:00:00Z',
        }),
      }),
      WithdrawEncouragement: () => ({
        withdrawEncouragement: aPrayer({
          commentCount: 1,
          comments: [aComment({ id: 1, content: 'Theirs' })],
        }),
      }),
    },
    [aComment({ id: 1, content: 'Theirs' }), aComment({ id: 2, content: 'Mine', isOwner: true })],
  );
  await screen.findByText('Mine');
  const ours = screen.getAllByRole('listitem')[1]!;
  const mine = within(ours);
  expect(within(screen.getAllByRole('listitem')[0]!).queryByRole('button')).not.toBeInTheDocument();
  expect(optionsOf(ours)).toHaveAccessibleDescription('Community Member 1 hour ago');

  await choose(ours, 'Edit');
  expect(mine.getByRole('textbox')).toHaveFocus();
  await userEvent.type(mine.getByRole('textbox'), ', mended');
  await userEvent.click(mine.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mine, mended')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  expect(calls).toContainEqual({
    operation: 'EditEncouragement',
    variables: { id: 2, input: { content: 'Mine, mended' } },
  });

  await choose(ours, 'Withdraw');
  const confirmation = within(screen.getByRole('alertdialog', { name: 'Withdraw these words?' }));
  await expectAccessible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('Mine, mended')).not.toBeInTheDocument());
  expect(screen.getByText('Theirs')).toBeInTheDocument();
});

test('an unsaved change is there again, also after a failure, until Cancel discards it', async () => {
  const ours = () => screen.findByRole('listitem');
  const responses = {
    EditEncouragement: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { unmount } = show(responses, [aComment({ id: 2, content: 'Mine', isOwner: true })]);
  let line = await ours();
  let mine = within(line);
  await choose(line, 'Edit');
  await userEvent.type(mine.getByRole('textbox'), ', mended');
  await userEvent.click(mine.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to change your encouragement')).toBeInTheDocument();
  expect(mine.getByRole('textbox')).toHaveValue('Mine, mended');
  unmount();

  show({}, [aComment({ id: 2, content: 'Mine', isOwner: true })]);
  line = await ours();
  mine = within(line);
  await choose(line, 'Edit');
  expect(mine.getByRole('textbox')).toHaveValue('Mine, mended');
  await userEvent.click(mine.getByRole('button', { name: 'Cancel' }));
  expect(mine.getByText('Mine')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  await choose(line, 'Edit');
  expect(mine.getByRole('textbox')).toHaveValue('Mine');
});

test('words that wait to be sent are in view although the others could not be loaded, until both are there', async () => {
  const write = {
    ...{ id: 1, operationName: 'Encourage', madeAt: Date.now(), refusal: null },
    variables: { prayerId: 1, input: { content: 'Courage' } },
  };
  device.waiting = [write];
  const sent = aComment({ content: 'Courage' });
  let isConnected = false;
  show({
    Comments: () => {
      if (isConnected) return { prayer: aPrayer({ comments: [sent], commentCount: 1 }) };
      throw new Error('lost');
    },
  });
  expect(await screen.findByText('The encouragements could not be loaded')).toBeVisible();
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText('Courage')).toBeVisible();
  isConnected = true;
  act(() => {
    device.waiting = [];
    for (const listener of device.listeners) listener(write, { encourage: sent });
  });
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
  expect(screen.getAllByText('Courage')).toHaveLength(1);
});
