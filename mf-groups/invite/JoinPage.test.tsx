import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, Route, Routes } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Answers } from 'kit/testing';
import { aGroup } from '../testing/groups';
import { Surroundings } from '../testing/surroundings';
import { JoinPage } from './JoinPage';

function show(
  invited: Answers[string],
  { as = ruth, answers = {} }: { as?: typeof ruth | null; answers?: Answers } = {},
) {
  return renderScene(
    <>
      <Routes>
        <Route path="/join/:token" element={<JoinPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Surroundings />
    </>,
    { path: '/join/bread', as, answers: { GroupByInvite: invited, ...answers } },
  );
}

const group =
  (own: object = {}) =>
  () => ({ prayerGroupByInvite: aGroup(own) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

afterEach(() => jest.restoreAllMocks());

test('an invite link shows the group: name, theme, description, how many belong to it', async () => {
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
    answers: { JoinGroup: () => ({ joinGroup: aGroup({ isMember: true, memberRole: 'member' }) }) },
  });
  await heading('Gleaners of Bethlehem');
  await press('Join Group');
  await waitFor(() => expect(address()).toBe('/prayer-groups/1'));
});

test("a group that needs approval is asked with 'Request to Join'", async () => {
  const guarded = { isPrivate: true, joinApprovalRequired: true };
  show(group(guarded), {
    answers: {
      RequestToJoinGroup: () => ({ requestToJoinGroup: aGroup({ ...guarded, hasRequested: true }) }),
    },
  });
  await heading('Gleaners of Bethlehem');
  expect(screen.getByText('Private')).toBeInTheDocument();
  await press('Request to Join');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  expect(address()).toBe('/join/bread');
});

test('a member already reads so and can view the group', async () => {
  show(group({ isMember: true, memberRole: 'member' }));
  expect(await screen.findByText('You are a member')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'View Group' }));
  expect(address()).toBe('/prayer-groups/1');
});

test('a full group is shown as full', async () => {
  show(group({ memberCount: 100 }));
  expect(await screen.findByRole('button', { name: 'Group Full (100/100)' })).toBeDisabled();
});

test('a visitor signs in and returns here', async () => {
  const leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/join/bread');
  show(group(), { as: null });
  await heading('Gleaners of Bethlehem');
  await press('Sign in to join');
  expect(leaveFor).toHaveBeenCalledWith('/api/login?returnTo=%2Fjoin%2Fbread');
});

test.each<[string, Answers[string]]>([
  [
    'is refused',
    () => {
      throw new Refused('NOT_FOUND', 'Not found');
    },
  ],
  ['leads nowhere', () => ({ prayerGroupByInvite: null })],
])('a link that was reset or never was, and %s, says so and leads back', async (_, invited) => {
  show(invited);
  expect(await heading('Group not found')).toBeInTheDocument();
  expect(screen.getByText("The prayer group you're looking for doesn't exist.")).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Prayer Groups' }));
  expect(address()).toBe('/features?tab=groups');
});

test('loading shows a skeleton', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading group')).toBeInTheDocument();
});

test('a group that did not arrive can be tried again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('the line is dead')) : group()()));
  expect(await heading('This group could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await heading('Gleaners of Bethlehem')).toBeInTheDocument();
});
