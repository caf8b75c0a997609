import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { anAuthor } from '../../testing/groups';
import { watchAlerts } from '../../testing/shellState';
import { asAdmin, asMember, aMembership, aRequest, aWholeGroup } from '../testing/group';
import { showGroup } from '../testing/showGroup';

const boaz = aMembership({ id: 21, role: 'admin', user: anAuthor('Boaz', 'Elimelech') });
const orpah = aMembership({ id: 22 });
const withRequest = { joinRequestCount: 1, joinRequests: [aRequest()] };

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const pressItem = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Manage Group' });

/** Opens one tab of the dialog; `known` is the gateway's group, or a function that is called for each request. */
async function manage(
  part: 'Requests' | 'Members' | 'Settings',
  known: () => object,
  responses: Responses = {},
) {
  const scene = showGroup(known, { responses });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage' }));
  const opened = within(await dialog());
  await userEvent.click(await opened.findByRole('tab', { name: part }));
  return scene;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a badge on the Manage button shows the number of requests', async () => {
  showGroup(aWholeGroup({ ...asAdmin, joinRequestCount: 2 }));
  expect(await screen.findByRole('button', { name: 'Manage' })).toHaveAccessibleDescription(
    '2 requests to join',
  );
});

test('without requests the Manage button has no badge', async () => {
  showGroup(aWholeGroup(asAdmin));
  expect(await screen.findByRole('button', { name: 'Manage' })).not.toHaveAccessibleDescription();
});

test('Manage opens Requests, Members and Settings, and Escape closes it', async () => {
  await manage('Requests', () => aWholeGroup({ ...asAdmin, ...withRequest }));
  const opened = within(await dialog());
  expect(opened.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Requests',
    'Members',
    'Settings',
  ]);
  expect(opened.getByText('Naomi Elimelech')).toBeInTheDocument();
  expect(opened.getByText('May I glean with you?')).toBeInTheDocument();
  expect(opened.getByText('2 hours ago')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a group that could not be loaded can be requested again', async () => {
  let isDown = true;
  const known = aWholeGroup({ ...asAdmin, ...withRequest });
  showGroup(known, {
    responses: {
      ManageGroup: () => (isDown ? Promise.reject(new Error('connection lost')) : { prayerGroup: known }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage' }));
  expect(await screen.findByText('The group could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByText('Naomi Elimelech')).toBeInTheDocument();
});

test('approving a request adds a member', async () => {
  let known = aWholeGroup({ ...asAdmin, ...withRequest });
  const { calls } = await manage('Requests', () => known, {
    ApproveJoinRequest: () => {
      known = aWholeGroup({ ...asAdmin, memberCount: 10 });
      return { approveJoinRequest: known };
    },
  });
  await press('Approve');
  expect(await screen.findByText('Naomi Elimelech is a member now')).toBeInTheDocument();
  expect(screen.getByText('No requests')).toBeInTheDocument();
  expect(screen.getByText('10 members')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'ApproveJoinRequest',
    variables: { groupId: 1, requestId: 51 },
  });
});

test('declining a request removes it', async () => {
  let known = aWholeGroup({ ...asAdmin, ...withRequest });
  const { calls } = await manage('Requests', () => known, {
    DeclineJoinRequest: () => {
      known = aWholeGroup(asAdmin);
      return { declineJoinRequest: known };
    },
  });
  await press('Decline');
  expect(await screen.findByText('Request declined')).toBeInTheDocument();
  expect(screen.getByText('No requests')).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'DeclineJoinRequest',
    variables: { groupId: 1, requestId: 51 },
  });
});

test('a request that another admin has decided meanwhile is removed, with a message', async () => {
  let known = aWholeGroup({ ...asAdmin, ...withRequest });
  await manage('Requests', () => known, {
    ApproveJoinRequest: () => {
      known = aWholeGroup(asAdmin);
      throw new Refused('CONFLICT', 'Another admin has declined this request');
    },
  });
  await press('Approve');
  expect(await screen.findByText('Another admin has declined this request')).toBeInTheDocument();
  expect(await screen.findByText('No requests')).toBeInTheDocument();
});

test('a request whose decision failed stays', async () => {
  await manage('Requests', () => aWholeGroup({ ...asAdmin, ...withRequest }), {
    ApproveJoinRequest: () => {
      throw new Refused('CONFLICT', 'This group is at maximum capacity');
    },
  });
  await press('Approve');
  expect(await screen.findByText('This group is at maximum capacity')).toBeInTheDocument();
  await waitFor(() => expect(button('Approve')).toBeEnabled());
});

test('roles are changed after confirmation', async () => {
  let known = aWholeGroup({ ...asAdmin, members: [boaz, orpah] });
  const { calls } = await manage('Members', () => known, {
    ChangeGroupRole: ({ role }) => {
      known = aWholeGroup({ ...asAdmin, members: [boaz, { ...orpah, role }] });
      return { changeGroupRole: known };
    },
  });
  const line = () => screen.getByText('Orpah Moab').closest('li')!;
  expect(within(line()).queryByText('Admin')).not.toBeInTheDocument();
  await press('Manage Orpah Moab');
  await pressItem('Make admin');
  await expectAccessible();
  await press('Make admin');
  expect(await within(line()).findByText('Admin')).toBeInTheDocument();
  await press('Manage Orpah Moab');
  await pressItem('Make member');
  await press('Make member');
  await waitFor(() => expect(within(line()).queryByText('Admin')).not.toBeInTheDocument());
  expect(calls.filter(({ operation }) => operation === 'ChangeGroupRole')).toEqual([
    { operation: 'ChangeGroupRole', variables: { groupId: 1, memberId: 22, role: 'admin' } },
    { operation: 'ChangeGroupRole', variables: { groupId: 1, memberId: 22, role: 'member' } },
  ]);
});

test('the last admin cannot become a member', async () => {
  await manage('Members', () => aWholeGroup({ ...asAdmin, members: [{ ...boaz, isSelf: true }] }), {
    ChangeGroupRole: () => {
      throw new Refused('CONFLICT', 'A group needs an admin');
    },
  });
  await press('Manage Boaz Elimelech');
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  await pressItem('Make member');
  await press('Make member');
  expect(await screen.findByText('A group needs an admin')).toBeInTheDocument();
});

test('an admin who becomes a member can no longer manage the group', async () => {
  let known = aWholeGroup({ ...asAdmin, members: [{ ...boaz, isSelf: true }, orpah] });
  await manage('Members', () => known, {
    ChangeGroupRole: () => {
      known = aWholeGroup({ ...asMember, members: [{ ...boaz, isSelf: true, role: 'member' }, orpah] });
      return { changeGroupRole: known };
    },
  });
  await press('Manage Boaz Elimelech');
  await pressItem('Make member');
  await press('Make member');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
});

test('a member is removed after confirmation', async () => {
  let known = aWholeGroup({ ...asAdmin, members: [boaz, orpah] });
  const { calls } = await manage('Members', () => known, {
    RemoveGroupMember: () => {
      known = aWholeGroup({ ...asAdmin, members: [boaz], memberCount: 8 });
      return { removeGroupMember: known };
    },
  });
  await press('Manage Orpah Moab');
  await pressItem('Remove');
  expect(screen.getByRole('alertdialog', { name: 'Remove Orpah Moab from the group?' })).toBeInTheDocument();
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('Orpah Moab')).not.toBeInTheDocument());
  expect(calls).toContainEqual({ operation: 'RemoveGroupMember', variables: { groupId: 1, memberId: 22 } });
});

test('the group is edited', async () => {
  let known = aWholeGroup(asAdmin);
  const { calls } = await manage('Settings', () => known, {
    EditGroup: () => {
      known = aWholeGroup({ ...asAdmin, name: 'Gleaners of Moab' });
      return { editGroup: known };
    },
  });
  await expectAccessible();
  const name = screen.getByRole('textbox', { name: 'Group Name' });
  expect(name).toHaveValue('Gleaners of Bethlehem');
  await userEvent.clear(name);
  await userEvent.type(name, 'Gleaners of Moab');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Thanksgiving');
  await press('Save');
  expect(await screen.findByText('Group changed')).toBeInTheDocument();
  expect(await screen.findByText('Gleaners of Moab', { selector: 'h1 *' })).toBeInTheDocument();
  expect(calls).toContainEqual({
    operation: 'EditGroup',
    variables: {
      id: 1,
      input: {
        name: 'Gleaners of Moab',
        description: 'We pray for those who grieve.',
        theme: 'thanksgiving',
        isPrivate: false,
        joinApprovalRequired: false,
        maxMembers: 100,
      },
    },
  });
});

test('only a private group has the option of approval', async () => {
  await manage('Settings', () => aWholeGroup(asAdmin));
  expect(screen.queryByRole('checkbox', { name: 'Require approval to join' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Private group' }));
  expect(screen.getByRole('checkbox', { name: 'Require approval to join' })).not.toBeChecked();
});

test.each([
  ['Group name is required', 'Group Name', ' '],
  ['Name too long', 'Group Name', 'a'.repeat(101)],
])('%s', async (message, field, typed) => {
  const { calls } = await manage('Settings', () => aWholeGroup(asAdmin));
  const box = screen.getByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(typed);
  await press('Save');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('EditGroup');
});

test('the maximum is from 5 to 1000, and 100 when the field is empty', async () => {
  const { calls } = await manage('Settings', () => aWholeGroup({ ...asAdmin, maxMembers: 20 }), {
    EditGroup: () => ({ editGroup: aWholeGroup(asAdmin) }),
  });
  const most = screen.getByRole('spinbutton', { name: 'Max Members' });
  await userEvent.clear(most);
  await userEvent.type(most, '4');
  await press('Save');
  expect(await screen.findByText('Members must be from 5 to 1000')).toBeInTheDocument();
  await userEvent.clear(most);
  await press('Save');
  await screen.findByText('Group changed');
  const edit = calls.find(({ operation }) => operation === 'EditGroup');
  expect(edit?.variables.input).toMatchObject({ maxMembers: 100 });
});

test("the server's field errors are shown at their fields, and the draft stays", async () => {
  await manage('Settings', () => aWholeGroup(asAdmin), {
    EditGroup: () => {
      throw new Refused('BAD_USER_INPUT', 'More people belong to it', [
        { path: 'maxMembers', message: 'More people belong to it than that' },
      ]);
    },
  });
  const most = screen.getByRole('spinbutton', { name: 'Max Members' });
  await userEvent.clear(most);
  await userEvent.type(most, '5');
  await press('Save');
  expect(await screen.findByText('More people belong to it than that')).toBeInTheDocument();
  expect(most).toHaveValue(5);
});

test('unsaved settings are there again, and can be discarded', async () => {
  await manage('Settings', () => aWholeGroup(asAdmin));
  const name = () => screen.findByRole('textbox', { name: 'Group Name' });
  expect(screen.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  await userEvent.type(await name(), ' and Moab');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Manage');
  await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  expect(await name()).toHaveValue('Gleaners of Bethlehem and Moab');
  await press('Discard Changes');
  expect(await name()).toHaveValue('Gleaners of Bethlehem');
  expect(screen.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('the invite link is copied', async () => {
  // Provides the clipboard that jsdom lacks.
  userEvent.setup();
  const alerts = watchAlerts();
  await manage('Settings', () => aWholeGroup(asAdmin));
  expect(screen.getByRole('textbox', { name: 'Invite link' })).toHaveValue('http://localhost/join/bread');
  await press('Copy');
  await waitFor(() => expect(alerts).toEqual(['Invite link copied to clipboard!']));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/join/bread');
});

test('a failed copy of the invite link is not reported as copied', async () => {
  userEvent.setup();
  const alerts = watchAlerts();
  document.execCommand = () => false;
  await manage('Settings', () => aWholeGroup(asAdmin));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press('Copy');
  expect(await screen.findByText('The link could not be copied.')).toBeInTheDocument();
  expect(alerts).toEqual([]);
});

test('the invite link is reset after confirmation', async () => {
  let known = aWholeGroup(asAdmin);
  await manage('Settings', () => known, {
    ResetInviteLink: () => {
      known = aWholeGroup({ ...asAdmin, inviteLinkToken: 'wine' });
      return { resetInviteLink: known };
    },
  });
  await press('Reset link');
  expect(screen.getByRole('alertdialog', { name: 'Reset the invite link?' })).toBeInTheDocument();
  await press('Reset link');
  expect(await screen.findByText('New invite link')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Invite link' })).toHaveValue('http://localhost/join/wine');
});

test('the group is deleted after confirmation, which leads back to the groups', async () => {
  const { calls } = await manage('Settings', () => aWholeGroup(asAdmin), {
    DeleteGroup: () => ({ deleteGroup: 1 }),
  });
  await press('Delete group');
  expect(screen.getByRole('alertdialog', { name: 'Delete Gleaners of Bethlehem?' })).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('DeleteGroup');
  await press('Delete group');
  expect(await screen.findByText('Group deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/features?tab=groups'));
});

test('a group that could not be deleted stays', async () => {
  await manage('Settings', () => aWholeGroup(asAdmin), {
    DeleteGroup: () => Promise.reject(new Error('connection lost')),
  });
  await press('Delete group');
  await press('Delete group');
  expect(await screen.findByText('Failed to delete the group')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/prayer-groups/1');
});
