import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useSession, type Slots } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { ReportDialog } from './ReportDialog';

interface Shown {
  kind?: Slots['reportDialog']['kind'];
  as?: typeof ruth | null;
  responses?: Responses;
}

function show({ kind = 'prayer', as = ruth, responses = {} }: Shown = {}) {
  return renderScene(<Page kind={kind} />, {
    as,
    responses: { ReportText: () => ({ report: true }), ...responses },
  });
}

/** A page with a text that can be reported, and the state of the shell's sign-in dialog. */
function Page({ kind }: { kind: Slots['reportDialog']['kind'] }) {
  const [isOpen, setOpen] = useState(true);
  const { signInMode } = useSession();
  return (
    <>
      <p data-testid="sign-in">{signInMode ?? 'closed'}</p>
      <ReportDialog
        kind={kind}
        targetId={12}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onReported={onReported}
      />
    </>
  );
}

const dialog = (name = 'Report this prayer') => screen.findByRole('dialog', { name });
const choose = async (name: string) => userEvent.click(within(await dialog()).getByRole('radio', { name }));
const words = () => screen.getByRole('textbox', { name: 'Anything else we should know?' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
const sent = (calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === 'ReportText').map(({ variables }) => variables);

const onReported = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  onReported.mockClear();
});

test.each([
  ['prayer', 'Report this prayer'],
  ['comment', 'Report these words'],
  ['testimonial', 'Report this testimony'],
  ['group_post', 'Report this post'],
  ['group_post_comment', 'Report this comment'],
] as const)('the dialog says what is reported: a %s', async (kind, title) => {
  show({ kind });
  expect(await dialog(title)).toBeInTheDocument();
});

test('there are five reasons and a field for details', async () => {
  show();
  const opened = within(await dialog());
  expect(opened.getByRole('radiogroup', { name: 'What is wrong with it?' })).toBeInTheDocument();
  const names = [
    'Spam or advertising',
    'Harassment or hate',
    'Private details of somebody',
    'Not a prayer',
    'Something else',
  ];
  for (const name of names) expect(opened.getByRole('radio', { name })).not.toBeChecked();
  expect(opened.getAllByRole('radio')).toHaveLength(names.length);
  expect(words()).toHaveAccessibleDescription(/Optional/);
  await expectAccessible();
});

test('a report is sent with its reason and confirmed', async () => {
  const { calls } = show();
  await choose('Not a prayer');
  await send();
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
  expect(onReported).toHaveBeenCalledTimes(1);
  expect(screen.getByText('A moderator will look at it.')).toBeInTheDocument();
  expect(sent(calls)).toEqual([{ kind: 'prayer', targetId: 12, reason: 'Not a prayer' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the details are sent with the reason', async () => {
  const { calls } = show();
  await choose('Something else');
  await userEvent.type(words(), '  It names my neighbour. ');
  await send();
  await screen.findByText('Thank you');
  expect(sent(calls)).toEqual([
    { kind: 'prayer', targetId: 12, reason: 'Something else: It names my neighbour.' },
  ]);
});

test('the draft is stored until the report has been sent', async () => {
  const { unmount } = show();
  await choose('Not a prayer');
  await userEvent.type(words(), 'It sells gold');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();

  const { calls } = show();
  expect(within(await dialog()).getByRole('radio', { name: 'Not a prayer' })).toBeChecked();
  expect(words()).toHaveValue('It sells gold');
  await send();
  await waitFor(() => expect(sent(calls)).toMatchObject([{ reason: 'Not a prayer: It sells gold' }]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('without a reason nothing is sent', async () => {
  const { calls } = show();
  await dialog();
  await send();
  expect(screen.getByText('Please choose a reason')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  await choose('Spam or advertising');
  expect(screen.queryByText('Please choose a reason')).not.toBeInTheDocument();
});

test('details that are too long are not sent', async () => {
  const { calls } = show();
  await choose('Something else');
  await userEvent.click(words());
  await userEvent.paste('a'.repeat(901));
  await send();
  expect(screen.getByText('Please use at most 900 characters')).toBeInTheDocument();
  expect(sent(calls)).toEqual([]);
});

test('while the report is pending, the button says so', async () => {
  show({ responses: { ReportText: () => new Promise(() => undefined) } });
  await choose('Spam or advertising');
  await send();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refused report is shown with the message of the server, and the draft stays', async () => {
  show({
    responses: {
      ReportText: () => {
        throw new Refused('CONFLICT', 'You wrote this yourself');
      },
    },
  });
  await choose('Harassment or hate');
  await userEvent.type(words(), 'Please look.');
  await send();
  expect(await screen.findByText('You wrote this yourself')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(words()).toHaveValue('Please look.');
  expect(screen.getByRole('radio', { name: 'Harassment or hate' })).toBeChecked();
});

test('a report that failed without a message is reported', async () => {
  show({ responses: { ReportText: () => Promise.reject(new Error('connection lost')) } });
  await choose('Spam or advertising');
  await send();
  expect(await screen.findByText('Failed to send the report')).toBeInTheDocument();
  expect(onReported).not.toHaveBeenCalled();
});

test('a person whose session has ended is asked to sign in', async () => {
  show({
    responses: {
      ReportText: () => {
        throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      },
    },
  });
  await choose('Spam or advertising');
  await send();
  expect(await screen.findByText('You need to sign in to report this prayer.')).toBeInTheDocument();
});

test('visitors are asked to sign in', async () => {
  show({ as: null });
  const opened = await dialog();
  expect(opened).toHaveAccessibleDescription('Please sign in to report this prayer.');
  expect(within(opened).queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(within(opened).getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
});

test.each([['Cancel'], ['Close']])('%s closes it and sends nothing', async (name) => {
  const { calls } = show();
  await choose('Spam or advertising');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(calls)).toEqual([]);
});
