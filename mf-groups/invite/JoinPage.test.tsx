import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { aGroup } from '../testing/groups';
import { ShellState } from '../testing/shellState';
import { JoinPage } from './JoinPage';

function show(
  invited: Responses[string],
  { as = ruth, responses = {} }: { as?: typeof ruth | null; responses?: Responses } = {},
) {
  return renderScene(
    <>
      <Routes>
        <Route path="/join/:token" element={<JoinPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <ShellState />
    </>,
    { path: '/join/bread', as, responses: { GroupByInvite: invited, ...responses } },
  );
}

const group =
  (own: object = {}) =>
  () => ({ prayerGroupByInvite: aGroup(own) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

afterEach(() => jest.restoreAllMocks());

test('an invite link shows the group: name, theme, description, member count', async () => {
  const { calls } = show(group());
  expect(await heading('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(document.title).toBe('Gleaners of Bethlehem · Prayer Wall');
  expect(screen.getByText('Grief & Loss')).toBeInTheDocument();
  expect(screen.getByText('We pray for those who grieve.')).toBeInTheDocument();
  expect(screen.getByText('3/100 members')).toBeInTheDocument();
  expect(screen.queryByText('Private')).not.toBeInTheDocument();
  expect(calls).toEqual([{ operation: 'GroupByInvite', variables: { token: 'bread' } }]);
  await expectAccessible();
});

test("'Join Group' joins and leads to the group", async () => {
  show(group(), {
    responses: { JoinGroup: () => ({ joinGroup: aGroup({ isMember: true, memberRole: 'member' }) }) },
  });
  await heading('Gleaners of Bethlehem');
  await press('Join Group');
  await waitFor(() => expect(address()).toBe('/prayer-groups/1'));
});

test("a group with approval has 'Request to Join'", async () => {
  const withApproval = { isPrivate: true, joinApprovalRequired: true };
  show(group(withApproval), {
    responses: {
      RequestToJoinGroup: () => ({ requestToJoinGroup: aGroup({ ...withApproval, hasRequested: true }) }),
    },
  });
  await heading('Gleaners of Bethlehem');
  expect(screen.getByText('Private')).toBeInTheDocument();
  await press('Request to Join');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  expect(address()).toBe('/join/bread');
});

test('a member sees that, and can view the group', async () => {
  show(group({ isMember: true, memberRole: 'member' }));
  expect(await screen.findByText('You are a member')).toBeInTheDocument();
  expect(screen.queryByText(/^You are invited/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'View Group' }));
  expect(address()).toBe('/prayer-groups/1');
});

test('a full group is shown as full', async () => {
  show(group({ memberCount: 100 }));
  expect(await screen.findByRole('button', { name: 'Group Full (100/100)' })).toBeDisabled();
});

test.each<[string, Responses[string]]>([
  [
    'is refused',
    () => {
      throw new Refused('NOT_FOUND', 'Not found');
    },
  ],
  ['has no group', () => ({ prayerGroupByInvite: null })],
])('an invite link that %s says so and links back', async (_, invited) => {
  show(invited);
  expect(await heading('Group not found')).toBeInTheDocument();
  expect(screen.getByText("The prayer group you're looking for doesn't exist.")).toBeInTheDocument();
  expect(screen.getByText(/^This invitation is no longer valid/)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Prayer Groups' }));
  expect(address()).toBe('/features?tab=groups');
});

test('loading shows a skeleton', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading group')).toBeInTheDocument();
});

test('a group that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('connection lost')) : group()()));
  expect(await heading('This group could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await heading('Gleaners of Bethlehem')).toBeInTheDocument();
});
