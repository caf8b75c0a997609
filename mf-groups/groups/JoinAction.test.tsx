import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, useQuery } from 'kit';
import {
  expectAccessible,
  pressedBeforeSignIn,
  Refused,
  renderScene,
  ruth,
  type Responses,
} from 'kit/testing';
import { GroupByInviteDocument } from '../gen/graphql';
import { aGroup } from '../testing/groups';
import { ShellState, watchAlerts } from '../testing/shellState';
import { JoinAction } from './JoinAction';

function JoinScene({ size, onJoined }: { size: 'card' | 'page'; onJoined?: () => void }) {
  const { data } = useQuery(GroupByInviteDocument, { variables: { token: 'bread' } });
  const group = data?.prayerGroupByInvite;
  return group ? (
    <main>
      <JoinAction group={group} size={size} onJoined={onJoined} />
    </main>
  ) : null;
}

interface SceneOptions {
  as?: typeof ruth | null;
  size?: 'card' | 'page';
  onJoined?: () => void;
}

async function show(
  group: object,
  responses: Responses = {},
  { as = ruth, size = 'card', onJoined }: SceneOptions = {},
) {
  const scene = renderScene(
    <>
      <JoinScene size={size} onJoined={onJoined} />
      <ShellState />
    </>,
    {
      path: '/join/bread',
      as,
      responses: { GroupByInvite: () => ({ prayerGroupByInvite: group }), ...responses },
    },
  );
  await screen.findByRole('main');
  return scene;
}

const openGroup = aGroup();
const withApproval = aGroup({ isPrivate: true, joinApprovalRequired: true });
const joined = aGroup({ isMember: true, memberRole: 'member', memberCount: 4 });
const requested = { ...withApproval, hasRequested: true };
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

afterEach(() => jest.restoreAllMocks());

test('an open group is joined directly, with a toast and the joined state', async () => {
  const onJoined = jest.fn();
  const { calls } = await show(openGroup, { JoinGroup: () => ({ joinGroup: joined }) }, { onJoined });
  await expectAccessible();
  await press('Join');
  expect(await screen.findByText('Joined')).toBeInTheDocument();
  expect(screen.getByText('Welcome to the group')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  expect(calls.at(-1)).toEqual({ operation: 'JoinGroup', variables: { id: 1 } });
  expect(onJoined).toHaveBeenCalledTimes(1);
});

test('what a visitor pressed is done after sign-in: joining, or the request', async () => {
  pressedBeforeSignIn('join group 1');
  const { unmount } = await show(openGroup, { JoinGroup: () => ({ joinGroup: joined }) });
  expect(await screen.findByText('Welcome to the group')).toBeInTheDocument();
  unmount();

  pressedBeforeSignIn('join group 1');
  await show(withApproval);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a private group without approval is joined directly too', async () => {
  await show(aGroup({ isPrivate: true }), { JoinGroup: () => ({ joinGroup: joined }) });
  await press('Join');
  expect(await screen.findByText('Joined')).toBeInTheDocument();
});

test('only private groups have approval', async () => {
  await show(aGroup({ joinApprovalRequired: true }));
  expect(button('Join')).toBeEnabled();
});

test('joining a private group with approval sends a request with an optional message', async () => {
  const { calls } = await show(withApproval, {
    RequestToJoinGroup: () => ({ requestToJoinGroup: requested }),
  });
  await press('Request Join');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to Join' }));
  await expectAccessible();
  await userEvent.type(dialog.getByLabelText('Message (optional)'), ' I glean too. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  expect(button('Request sent')).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Your request is on its way')).toBeInTheDocument();
  expect(calls.at(-1)).toEqual({
    operation: 'RequestToJoinGroup',
    variables: { id: 1, message: 'I glean too.' },
  });
});

test('a request needs no message', async () => {
  const { calls } = await show(withApproval, {
    RequestToJoinGroup: () => ({ requestToJoinGroup: requested }),
  });
  await press('Request Join');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  expect(calls.at(-1)?.variables).toEqual({ id: 1, message: null });
});

test('a message stays when the request failed', async () => {
  await show(withApproval, { RequestToJoinGroup: () => Promise.reject(new Error('connection lost')) });
  await press('Request Join');
  await userEvent.type(await screen.findByLabelText('Message (optional)'), 'I glean too.');
  await press('Send Request');
  expect(await screen.findByText('Failed to join prayer group. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('I glean too.');
  expect(button('Send Request')).toBeEnabled();
});

test.each([{ memberCount: 100 }, { memberCount: 120 }])(
  'a group with members at or above its maximum cannot be joined: $memberCount of 100',
  async ({ memberCount }) => {
    await show(aGroup({ memberCount }));
    expect(button(`Group Full (${memberCount}/100)`)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  },
);

test('a member of a full group is still a member', async () => {
  await show(aGroup({ memberCount: 100, isMember: true }));
  expect(screen.getByText('Joined')).toBeInTheDocument();
});

test.each([
  ['Join', openGroup],
  ['Request Join', withApproval],
])('%s on a group that has filled up meanwhile shows an alert and the full group', async (name, group) => {
  const alerts = watchAlerts();
  let memberCount = 99;
  const refuse = () => {
    memberCount = 100;
    throw new Refused('CONFLICT', 'This group is at maximum capacity');
  };
  await show(group, {
    GroupByInvite: () => ({ prayerGroupByInvite: { ...group, memberCount } }),
    JoinGroup: refuse,
    RequestToJoinGroup: refuse,
  });
  await press(name);
  if (group === withApproval)
    await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Group Full (100/100)')).toBeInTheDocument();
  expect(alerts).toEqual(['This group is at maximum capacity']);
});

test("any other failure is an 'Error' with the server's message, and the group is refetched", async () => {
  let group = openGroup;
  await show(openGroup, {
    GroupByInvite: () => ({ prayerGroupByInvite: group }),
    JoinGroup: () => {
      group = withApproval;
      throw new Refused('FORBIDDEN', 'This group needs approval');
    },
  });
  await press('Join');
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(screen.getByText('This group needs approval')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Request Join' })).toBeEnabled();
});

test('an ended session asks to sign in', async () => {
  jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  await show(openGroup, {
    JoinGroup: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  });
  await press('Join');
  expect(await screen.findByText('You need to sign in to join a prayer group.')).toBeInTheDocument();
});

test.each([
  ['Join', openGroup],
  ['Request Join', withApproval],
])('%s while signed out shows an alert and the sign-in dialog, without a request', async (name, group) => {
  const alerts = watchAlerts();
  const { calls } = await show(group, {}, { as: null });
  await press(name);
  expect(alerts).toEqual(['Please sign in to join a prayer group']);
  await waitFor(() => expect(screen.getByTestId('sign-in')).toHaveTextContent('login'));
  expect(calls.map(({ operation }) => operation)).toEqual(['GroupByInvite']);
});

describe('on a page of its own', () => {
  test.each([
    ['Join Group', openGroup],
    ['Request to Join', withApproval],
  ])("it says '%s'", async (name, group) => {
    await show(group, {}, { size: 'page' });
    expect(button(name)).toBeEnabled();
  });

  test('a member sees that', async () => {
    await show(joined, {}, { size: 'page' });
    expect(screen.getByText('You are a member')).toBeInTheDocument();
  });

  test('a visitor is offered every way to sign in', async () => {
    await show(openGroup, {}, { size: 'page', as: null });
    await press('Sign in to join');
    await waitFor(() => expect(screen.getByTestId('sign-in')).toHaveTextContent('login'));
    expect(localStorage.getItem('after-sign-in')).toContain('join group 1');
  });

  test('visitors too see that a group is full', async () => {
    await show(aGroup({ memberCount: 100 }), {}, { size: 'page', as: null });
    expect(button('Group Full (100/100)')).toBeDisabled();
  });
});
