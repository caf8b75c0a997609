import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, type ruth, type Responses } from 'kit/testing';
import { moderator, showDashboard, variablesOf } from '../testing/showDashboard';

const aPrayer = (own: object = {}) => ({
  __typename: 'Prayer' as const,
  id: 12,
  title: 'Safe travel',
  description: 'My son drives home through the mountains tonight.',
  category: 'family',
  isAnonymous: false,
  onBehalfOf: null,
  editedAt: null as string | null,
  createdAt: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
  needsCare: false,
  user: { __typename: 'Author', firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' },
  ...own,
});

/** The tab over a queue that the mutations change. */
function show({
  as,
  prayers = [aPrayer()],
  responses: own = {},
}: { as?: typeof ruth; prayers?: object[]; responses?: Responses } = {}) {
  let waiting = prayers as { id: number }[];
  const remaining = () => ({ moderationCount: waiting.length, approvalCount: waiting.length });
  const leave = (id: unknown, status: string, more = {}) => {
    waiting = waiting.filter((prayer) => prayer.id !== id);
    return { __typename: 'Prayer' as const, id, status, ...more };
  };
  const responses: Responses = {
    PrayersToApprove: () => ({ prayersToApprove: waiting }),
    ApproveFirst: () => ({ approveFirst: 'nobody' }),
    TeamMembers: () => ({ teamMembers: [], teamPrayers: [] }),
    RestAfterDays: () => ({ restAfterDays: null }),
    SetRestAfterDays: ({ days }) => ({ setRestAfterDays: days }),
    ModeratorOverview: remaining,
    SetApproveFirst: ({ mode }) => ({ setApproveFirst: mode }),
    ApprovePrayer: ({ id }) => ({
      approvePrayer: leave(id, 'active', { createdAt: new Date().toISOString() }),
    }),
    DeclinePrayer: ({ id, reason }) => ({ declinePrayer: leave(id, 'declined', { declineReason: reason }) }),
    UndoApproval: ({ id }) => {
      waiting = prayers as { id: number }[];
      return { undoApproval: { __typename: 'Prayer', id, status: 'waiting', declineReason: null } };
    },
  };
  return showDashboard({ path: '/admin?tab=team', as, responses: { ...responses, ...own } });
}

beforeEach(() => sessionStorage.clear());

const card = () => screen.findByRole('article', { name: 'Safe travel' });

test('a prayer is approved with one press, and Undo makes it wait again', async () => {
  const { calls } = show();
  expect(within(await card()).getByText('By', { exact: false })).toHaveTextContent('By Ruth Moab');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('No prayer waits to be approved')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Waiting to be approved' })).toHaveFocus();
  expect(variablesOf(calls, 'ApprovePrayer')).toEqual([{ id: 12, editedAt: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card()).toBeInTheDocument();
  expect(variablesOf(calls, 'UndoApproval')).toEqual([{ id: 12 }]);
});

test('words that the author has changed meanwhile are not decided about, but shown', async () => {
  let prayers = [aPrayer()];
  const editedAt = new Date().toISOString();
  const changed = () => {
    prayers = [aPrayer({ description: 'They are home, thank God.', editedAt })];
    throw new Refused('CONFLICT', 'The author has changed this prayer since you read it');
  };
  const { calls } = show({
    responses: { PrayersToApprove: () => ({ prayersToApprove: prayers }), DeclinePrayer: changed },
  });
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this prayer?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No names, please');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('The author has changed this prayer since you read it')).toBeInTheDocument();
  expect(await screen.findByText('They are home, thank God.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(variablesOf(calls, 'ApprovePrayer')).toEqual([{ id: 12, editedAt }]));
});

test('declining needs a reason, which the author reads', async () => {
  const { calls } = show({ prayers: [aPrayer({ user: null, isAnonymous: true, needsCare: true })] });
  expect(within(await card()).getByText(/^By Anonymous/)).toBeInTheDocument();
  expect(screen.getByText('Speaks of self-harm')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this prayer?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await within(dialog).findByText('Please give a reason')).toBeInTheDocument();
  expect(variablesOf(calls, 'DeclinePrayer')).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No phone numbers, please');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'DeclinePrayer')).toEqual([
      { id: 12, editedAt: null, reason: 'No phone numbers, please' },
    ]),
  );
  expect(await screen.findByText('No prayer waits to be approved')).toBeInTheDocument();
});

test('administrators choose who is approved first', async () => {
  const { calls } = show({ prayers: [] });
  const group = await screen.findByRole('radiogroup', { name: 'Approve first' });
  expect(within(group).getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: 'Every prayer' }));
  expect(await screen.findByText('The setting is saved.')).toBeInTheDocument();
  expect(variablesOf(calls, 'SetApproveFirst')).toEqual([{ mode: 'everyPrayer' }]);
  expect(within(group).getByRole('radio', { name: 'Every prayer' })).toBeChecked();
  await expectAccessible();
});

test('a moderator sees reports and approvals alone', async () => {
  const { calls } = show({ as: moderator });
  expect(await card()).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'Moderation',
    'Team',
  ]);
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('AdminOverview');
});

test('administrators let prayers rest after some days, or never', async () => {
  const { calls } = show({ prayers: [] });
  const toggle = await screen.findByRole('switch', { name: 'Let prayers rest' });
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  const days = screen.getByRole('spinbutton', { name: 'After how many days without anything new' });
  await userEvent.clear(days);
  await userEvent.type(days, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose from 1 to 3650 days')).toBeInTheDocument();
  await userEvent.clear(days);
  await userEvent.type(days, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The setting is saved.')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(toggle);
  await waitFor(() => expect(variablesOf(calls, 'SetRestAfterDays')).toEqual([{ days: 60 }, { days: null }]));
});
