import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused } from 'kit/testing';
import { anAuthor } from '../testing/groups';
import { asAdmin, asMember, aMembership, aPage, aPost, aWholeGroup } from './testing/group';
import { showGroup } from './testing/showGroup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test('it shows name, theme, member count, created date, creator, and the first 6 avatars plus the rest', async () => {
  showGroup(aWholeGroup());
  expect(await heading('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(document.title).toBe('Gleaners of Bethlehem · Prayer Wall');
  expect(screen.getByText('Grief & Loss')).toBeInTheDocument();
  expect(screen.getByText('9 members')).toBeInTheDocument();
  expect(screen.getByText('March 1, 2025').parentElement).toHaveTextContent('Created March 1, 2025');
  expect(screen.getByText('Boaz Elimelech').parentElement).toHaveTextContent('Created by Boaz Elimelech');
  expect(screen.getAllByRole('img', { name: 'Orpah Moab' })).toHaveLength(6);
  expect(screen.getByText('+3')).toBeInTheDocument();
  expect(screen.queryByText('Private')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a private group has a Private badge', async () => {
  showGroup(aWholeGroup({ isPrivate: true, firstMembers: [] }));
  await heading('Gleaners of Bethlehem');
  expect(screen.getByText('Private')).toBeInTheDocument();
  expect(screen.queryByText('+9')).not.toBeInTheDocument();
});

test('Back links to the groups', async () => {
  showGroup(aWholeGroup());
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  expect(address()).toBe('/features?tab=groups');
});

test('signed-in non-members join a group, and see what its members see', async () => {
  let group = aWholeGroup({ isPrivate: true });
  const { calls } = showGroup(() => group, {
    responses: {
      JoinGroup: () => {
        const joined = aWholeGroup({ isPrivate: true, ...asMember, memberCount: 10 });
        group = { ...joined, posts: aPage([aPost()]) };
        return { joinGroup: joined };
      },
    },
  });
  await heading('Gleaners of Bethlehem');
  await press('Join Group');
  expect(await screen.findByText('The barley harvest has begun.')).toBeInTheDocument();
  expect(screen.getByText('10 members')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join Group' })).not.toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'JoinGroup', variables: { id: 1 } });
});

test('where joining needs approval, signed-in non-members request to join', async () => {
  showGroup(aWholeGroup({ isPrivate: true, joinApprovalRequired: true }));
  expect(await screen.findByRole('button', { name: 'Request to Join' })).toBeEnabled();
});

test.each([
  ['a visitor', null, {}],
  ['a member', undefined, asMember],
])('%s sees no button to join', async (_, as, own) => {
  showGroup(aWholeGroup(own), { as });
  await heading('Gleaners of Bethlehem');
  expect(screen.queryByRole('button', { name: /join/i })).not.toBeInTheDocument();
});

test.each([
  ['a visitor', null, {}],
  ['a non-member', undefined, {}],
  ['a member', undefined, asMember],
])('%s sees no Manage button', async (_, as, own) => {
  showGroup(aWholeGroup(own), { as });
  await heading('Gleaners of Bethlehem');
  expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
});

test('a member leaves through the menu after confirmation', async () => {
  let group = aWholeGroup(asMember);
  const { calls } = showGroup(() => group, {
    responses: {
      LeaveGroup: () => {
        group = aWholeGroup({ memberCount: 8 });
        return { leaveGroup: group };
      },
    },
  });
  await heading('Gleaners of Bethlehem');
  await press('Group options');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave this group?' })).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('LeaveGroup');
  await press('Leave');
  expect(await screen.findByText('You have left the group')).toBeInTheDocument();
  expect(screen.getByText('8 members')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join Group' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the last admin must appoint another one first', async () => {
  showGroup(aWholeGroup(asAdmin), {
    responses: {
      LeaveGroup: () => {
        throw new Refused('CONFLICT', 'Make another member an admin before you leave');
      },
    },
  });
  await heading('Gleaners of Bethlehem');
  await press('Group options');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
  await press('Leave');
  expect(await screen.findByText('Make another member an admin before you leave')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Group options' })).toBeInTheDocument();
});

test('the tabs are Discussion, Members and About, the discussion first', async () => {
  showGroup(aWholeGroup());
  await heading('Gleaners of Bethlehem');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Discussion',
    'Members',
    'About',
  ]);
  expect(screen.getByRole('tab', { name: 'Discussion' })).toHaveAttribute('aria-selected', 'true');
});

test('Members lists avatar, name, the role of admins, and when they joined', async () => {
  const members = [
    aMembership({ id: 1, role: 'admin', user: anAuthor('Boaz', 'Elimelech') }),
    aMembership({ id: 2, isSelf: true, user: anAuthor('Ruth', 'Moab') }),
  ];
  showGroup(aWholeGroup({ ...asMember, members }));
  await heading('Gleaners of Bethlehem');
  await open('Members');
  const [boaz, ruth] = await screen.findAllByRole('listitem');
  expect(within(boaz!).getByText('Boaz Elimelech')).toBeInTheDocument();
  expect(within(boaz!).getByText('Admin')).toBeInTheDocument();
  expect(within(boaz!).getByText('BE')).toBeInTheDocument();
  expect(boaz).toHaveTextContent('Joined April 2, 2025');
  expect(within(ruth!).getByText('(you)')).toBeInTheDocument();
  expect(within(ruth!).queryByText('Admin')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a private group shows its members only to members', async () => {
  const { calls } = showGroup(aWholeGroup({ isPrivate: true, firstMembers: [] }));
  await heading('Gleaners of Bethlehem');
  await open('Members');
  expect(screen.getByText('Members are shown to members only')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('GroupMembers');
});

test('members that could not be loaded can be requested again', async () => {
  let isDown = true;
  showGroup(aWholeGroup(), {
    responses: {
      GroupMembers: () => {
        if (isDown) throw new Error('connection lost');
        return { prayerGroup: aWholeGroup({ members: [aMembership()] }) };
      },
    },
  });
  await heading('Gleaners of Bethlehem');
  await open('Members');
  expect(await screen.findByText('The members could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByText('Orpah Moab')).toBeInTheDocument();
});

test('About shows description, theme, privacy, approval, created date, creator and capacity', async () => {
  showGroup(aWholeGroup({ isPrivate: true, joinApprovalRequired: true, maxMembers: 12 }));
  await heading('Gleaners of Bethlehem');
  await open('About');
  expect(screen.getByText('We pray for those who grieve.')).toBeInTheDocument();
  const facts = Object.fromEntries(
    within(screen.getByRole('tabpanel'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
  expect(facts).toEqual({
    Theme: 'Grief & Loss',
    Privacy: 'Private: posts and members are shown to members only',
    Joining: 'An admin approves who joins',
    Created: 'March 1, 2025',
    'Created by': 'Boaz Elimelech',
    Capacity: '9 of 12 members',
  });
  await expectAccessible();
});

test('a group without description says so', async () => {
  showGroup(aWholeGroup({ description: null, createdByUser: null }));
  await heading('Gleaners of Bethlehem');
  await open('About');
  expect(screen.getByText('This group has no description yet.')).toBeInTheDocument();
  expect(screen.getByText('Anybody who is signed in can join')).toBeInTheDocument();
  expect(screen.queryByText(/Created by/)).not.toBeInTheDocument();
});

test('loading shows a skeleton', () => {
  showGroup(() => new Promise(() => undefined));
  expect(screen.getByText('Loading group')).toBeInTheDocument();
});

test.each(['/prayer-groups/99', '/prayer-groups/0', '/prayer-groups/ruth', '/prayer-groups/12345678901'])(
  'an unknown group, %s, says so and links back',
  async (path) => {
    showGroup(
      () => {
        throw new Refused('NOT_FOUND', 'Not found');
      },
      { path },
    );
    expect(await heading('Group not found')).toBeInTheDocument();
    expect(screen.getByText("The prayer group you're looking for doesn't exist.")).toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Prayer Groups' }));
    expect(address()).toBe('/features?tab=groups');
  },
);

test('an empty response shows the not-found state', async () => {
  showGroup(() => null);
  expect(await heading('Group not found')).toBeInTheDocument();
});

test('a group that could not be loaded can be requested again', async () => {
  let isDown = true;
  showGroup(() => (isDown ? Promise.reject(new Error('connection lost')) : aWholeGroup()));
  expect(await heading('This group could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await heading('Gleaners of Bethlehem')).toBeInTheDocument();
});

test('a failed refetch keeps the shown group', async () => {
  let isDown = false;
  const { client } = showGroup(() => (isDown ? Promise.reject(new Error('no line')) : aWholeGroup(asMember)));
  await heading('Gleaners of Bethlehem');
  isDown = true;
  await act(async () => {
    await client.refetchQueries({ include: ['GroupPage'] }).catch(() => undefined);
  });
  await waitFor(() => expect(screen.getByText('9 members')).toBeInTheDocument());
  expect(screen.queryByText('This group could not be loaded')).not.toBeInTheDocument();
});
