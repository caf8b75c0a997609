import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { aGroup, aGroupPage, aMember, anAuthor } from '../testing/groups';
import { ShellState, watchAlerts } from '../testing/shellState';
import { Groups } from './Groups';

async function show(
  own: object = {},
  { as = ruth, invitesVisitors = true }: { as?: typeof ruth | null; invitesVisitors?: boolean } = {},
) {
  renderScene(
    <>
      <Groups place={invitesVisitors ? 'features' : 'wall'} />
      <ShellState />
    </>,
    { as, responses: { GroupList: () => aGroupPage([aGroup(own)]) } },
  );
  return within(await screen.findByRole('article', { name: 'Gleaners of Bethlehem' }));
}

afterEach(() => jest.restoreAllMocks());

test('a card shows name, theme, description, member count and maximum, and the creator', async () => {
  const card = await show();
  expect(card.getByRole('heading', { name: 'Gleaners of Bethlehem' })).toBeInTheDocument();
  expect(card.getByText('Grief & Loss')).toBeInTheDocument();
  expect(card.getByText('We pray for those who grieve.')).toBeInTheDocument();
  expect(card.getByText('3/100 members')).toBeInTheDocument();
  expect(card.getByText('Boaz Elimelech').parentElement).toHaveTextContent('Created by Boaz Elimelech');
  await expectAccessible();
});

test('a creator who has deleted the account is a community member', async () => {
  const card = await show({ createdByUser: null });
  expect(card.getByText('Community Member').parentElement).toHaveTextContent('Created by Community Member');
});

test("the group's name describes its buttons, which are alike on all cards", async () => {
  const card = await show();
  const alike = [
    card.getByRole('link', { name: 'View Group' }),
    card.getByRole('button', { name: 'Join' }),
    card.getByRole('button', { name: 'Share group' }),
  ];
  for (const one of alike) expect(one).toHaveAccessibleDescription(/Gleaners of Bethlehem/);
});

test('a public group is marked as public, without approval', async () => {
  const card = await show();
  expect(card.getByText('Public group')).toBeInTheDocument();
  expect(card.queryByText('Private group')).not.toBeInTheDocument();
  expect(card.queryByText('Approval required')).not.toBeInTheDocument();
});

test('a private group is marked as private, and approval is marked too', async () => {
  const card = await show({ isPrivate: true, joinApprovalRequired: true });
  expect(card.getByText('Private group')).toBeInTheDocument();
  expect(card.getByText('Approval required')).toBeInTheDocument();
});

test('up to 5 members are shown, with the number of the others', async () => {
  const names = ['Ada', 'Ben', 'Cyrus', 'Dan', 'Eve'];
  const card = await show({
    memberCount: 12,
    members: names.map((name, index) => aMember(index + 1, anAuthor(name, 'Levi'))),
  });
  for (const name of names) expect(card.getByRole('img', { name: `${name} Levi` })).toBeInTheDocument();
  expect(card.getByText('+7')).toBeInTheDocument();
});

test('where the members are not visible, only their number is shown', async () => {
  const card = await show({ isPrivate: true, memberCount: 12, members: [] });
  expect(card.getByText('12/100 members')).toBeInTheDocument();
  expect(card.queryByText('+12')).not.toBeInTheDocument();
});

test('a star marks the groups of which the viewer is an admin', async () => {
  const card = await show({ isMember: true, memberRole: 'admin' });
  expect(card.getByText('You are an admin')).toBeInTheDocument();
  expect(card.getByText('Joined')).toBeInTheDocument();
});

test('an ordinary member has no star', async () => {
  const card = await show({ isMember: true, memberRole: 'member' });
  expect(card.queryByText('You are an admin')).not.toBeInTheDocument();
});

test("'View Group' links to the group", async () => {
  const card = await show({ id: 12 });
  await userEvent.click(card.getByRole('link', { name: 'View Group' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/prayer-groups/12');
});

test('without an invitation for visitors they see no join button', async () => {
  const card = await show({}, { as: null, invitesVisitors: false });
  expect(card.getByRole('link', { name: 'View Group' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

describe('the share dialog', () => {
  const link = `${window.location.origin}/join/bread`;
  const open = async () => {
    // Provides the clipboard that jsdom lacks.
    const user = userEvent.setup();
    const card = await show();
    await user.click(card.getByRole('button', { name: 'Share group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Group' }));
    return { dialog, copy: () => user.click(dialog.getByRole('button', { name: 'Copy' })) };
  };

  test('shows the invite link and copies it', async () => {
    const alerts = watchAlerts();
    const { dialog, copy } = await open();
    await expectAccessible();
    expect(dialog.getByLabelText('Invite link')).toHaveValue(link);
    expect(dialog.getByLabelText('Invite link')).toHaveAttribute('readonly');
    await copy();
    await waitFor(() => expect(alerts).toEqual(['Invite link copied to clipboard!']));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('copies also in a browser without the clipboard API', async () => {
    const alerts = watchAlerts();
    const { copy } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const selected: string[] = [];
    document.execCommand = () => {
      const { value, selectionStart, selectionEnd } = screen.getByRole('dialog').querySelector('textarea')!;
      selected.push(value.slice(selectionStart, selectionEnd));
      return true;
    };
    await copy();
    await waitFor(() => expect(alerts).toEqual(['Invite link copied to clipboard!']));
    expect(selected).toEqual([link]);
  });

  test('does not report a failed copy as copied', async () => {
    const alerts = watchAlerts();
    const { copy } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.execCommand = () => false;
    await copy();
    expect(await screen.findByText('The link could not be copied.')).toBeInTheDocument();
    expect(alerts).toEqual([]);
  });
});

test('a group without an invite link cannot be shared', async () => {
  const card = await show({ isPrivate: true, inviteLinkToken: null });
  expect(card.getByRole('link', { name: 'View Group' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Share group' })).not.toBeInTheDocument();
});
