import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { groupThemes } from 'schema/vocabulary';
import { aGroup, aGroupPage } from '../testing/groups';
import { ShellState, watchAlerts } from '../testing/shellState';
import { Groups } from './Groups';

function show(
  responses: Responses = {},
  { as = ruth, path = '/features?tab=groups' }: { as?: typeof ruth | null; path?: string } = {},
) {
  return renderScene(
    <>
      <Groups place="features" />
      <ShellState />
    </>,
    { path, as, responses: { GroupList: () => aGroupPage([]), ...responses } },
  );
}

const gleaners = aGroup();
const mothers = aGroup({ id: 2, name: 'Mothers in Israel', theme: 'children' });
const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("without groups it says 'No prayer groups yet. Create the first one!'", async () => {
  show();
  expect(await screen.findByText('No prayer groups yet. Create the first one!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start New Group' })).toBeInTheDocument();
  await expectAccessible();
});

test('loading shows a skeleton', () => {
  show({ GroupList: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading groups')).toBeInTheDocument();
});

test('groups that could not be loaded can be requested again', async () => {
  let isDown = true;
  show({
    GroupList: () => (isDown ? Promise.reject(new Error('connection lost')) : aGroupPage([gleaners])),
  });
  expect(await screen.findByText('The groups could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
});

test('the groups come in pages', async () => {
  show({
    GroupList: ({ after }) => (after === 'next' ? aGroupPage([mothers]) : aGroupPage([gleaners], 'next')),
  });
  await card('Gleaners of Bethlehem');
  act(() => screen.getByRole('button', { name: 'Load More Groups' }).focus());
  await userEvent.keyboard('{Enter}');
  await card('Mothers in Israel');
  expect(await screen.findByText('1 more group')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'View Group' })[1]).toHaveFocus();
  expect(names()).toEqual(['Gleaners of Bethlehem', 'Mothers in Israel']);
  expect(screen.queryByRole('button', { name: 'Load More Groups' })).not.toBeInTheDocument();
});

describe('the theme filter', () => {
  const byTheme: Responses = {
    GroupList: ({ theme }) =>
      aGroupPage([mothers, gleaners].filter((group) => !theme || group.theme === theme)),
  };

  test("offers 'All Themes' and the nine themes, and shows all groups at first", async () => {
    show(byTheme);
    await card('Gleaners of Bethlehem');
    const buttons = within(screen.getByRole('group', { name: 'Which groups to show' })).getAllByRole(
      'button',
    );
    expect(buttons.map((button) => button.textContent)).toEqual([
      'All Themes',
      'Healing & Health',
      'Family & Relationships',
      'Financial Needs',
      'Grief & Loss',
      'Addiction Recovery',
      'Career & Work',
      'Children & Youth',
      'Missions & Ministry',
      'General Prayer',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...groupThemes.map(() => 'false'),
    ]);
    expect(names()).toEqual(['Mothers in Israel', 'Gleaners of Bethlehem']);
    await expectAccessible();
  });

  test('shows the groups of one theme, and adds it to the address', async () => {
    show(byTheme);
    await card('Mothers in Israel');
    await press('Grief & Loss');
    expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
    expect(names()).toEqual(['Gleaners of Bethlehem']);
    expect(screen.getByRole('button', { name: 'Grief & Loss' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('address')).toHaveTextContent('/features?tab=groups&theme=grief');
    expect(await screen.findByText('1 group')).toBeInTheDocument();

    await press('All Themes');
    expect(await card('Mothers in Israel')).toBeInTheDocument();
    expect(screen.getByTestId('address').textContent).toBe('/features?tab=groups');
    expect(await screen.findByText('2 groups')).toBeInTheDocument();
  });

  test('is read from the address', async () => {
    show(byTheme, { path: '/features?tab=groups&theme=children' });
    await card('Mothers in Israel');
    expect(names()).toEqual(['Mothers in Israel']);
  });

  test('shows all groups where the theme in the address is unknown', async () => {
    show(byTheme, { path: '/features?theme=sackcloth' });
    await card('Mothers in Israel');
    expect(names()).toHaveLength(2);
  });
});

describe("'Start New Group'", () => {
  const open = async (responses: Responses = {}, groups: object[] = []) => {
    const scene = show({ GroupList: () => aGroupPage(groups), ...responses });
    await press('Start New Group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start New Group' }));
    await dialog.findByLabelText('Group Name');
    return { ...scene, dialog };
  };
  const submit = () => press('Create Group');

  test('alerts a visitor and opens the sign-in dialog instead of its own', async () => {
    const alerts = watchAlerts();
    show({}, { as: null });
    await press('Start New Group');
    expect(alerts).toEqual(['Please sign in to start a prayer group']);
    expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('creates a group, which is in the list immediately', async () => {
    const { dialog, calls } = await open(
      {
        CreateGroup: () => ({
          createGroup: aGroup({
            id: 9,
            name: 'Threshing Floor',
            theme: 'career',
            isMember: true,
            memberRole: 'admin',
          }),
        }),
      },
      [gleaners],
    );
    await expectAccessible();
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Threshing Floor');
    await userEvent.type(dialog.getByLabelText('Description'), 'For work that is hard.');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'career');
    await submit();

    expect(await card('Threshing Floor')).toBeInTheDocument();
    expect(names()).toEqual(['Threshing Floor', 'Gleaners of Bethlehem']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Prayer Group Created')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({
      operation: 'CreateGroup',
      variables: {
        input: {
          name: 'Threshing Floor',
          description: 'For work that is hard.',
          theme: 'career',
          isPrivate: false,
          joinApprovalRequired: false,
          maxMembers: 100,
        },
      },
    });
  });

  test('adds the group only to the lists of its theme', async () => {
    show({
      GroupList: ({ theme }) => aGroupPage(theme === 'career' ? [] : [gleaners]),
      CreateGroup: () => ({ createGroup: aGroup({ id: 9, name: 'Threshing Floor', theme: 'career' }) }),
    });
    await card('Gleaners of Bethlehem');
    await press('Grief & Loss');
    await card('Gleaners of Bethlehem');
    await press('Start New Group');
    await userEvent.type(await screen.findByLabelText('Group Name'), 'Threshing Floor');
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'career');
    await submit();
    expect(await screen.findByText('Prayer Group Created')).toBeInTheDocument();
    expect(names()).toEqual(['Gleaners of Bethlehem']);
  });

  test('requires a name and a theme', async () => {
    const { dialog, calls } = await open();
    await submit();
    expect(await dialog.findByText('Group name is required')).toBeInTheDocument();
    expect(dialog.getByText('Theme is required')).toBeInTheDocument();
    expect(dialog.getByLabelText('Group Name')).toHaveAccessibleDescription(/Group name is required/);
    expect(dialog.getByLabelText('Theme')).toHaveAccessibleDescription(/Theme is required/);
    expect(calls.map(({ operation }) => operation)).not.toContain('CreateGroup');
  });

  test('accepts a name of 100 characters and refuses one of 101', async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByLabelText('Group Name'));
    await userEvent.paste('a'.repeat(101));
    await submit();
    expect(await dialog.findByText('Name too long')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Group Name'), '{Backspace}');
    await waitFor(() => expect(dialog.queryByText('Name too long')).not.toBeInTheDocument());
  });

  test('offers the nine themes', async () => {
    const { dialog } = await open();
    const options = within(dialog.getByLabelText('Theme')).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual(
      groupThemes.map(({ label }) => label),
    );
  });

  test('offers approval only for a private group, and resets it when the group becomes public', async () => {
    const { dialog, calls } = await open({ CreateGroup: () => ({ createGroup: gleaners }) });
    expect(dialog.queryByLabelText('Require approval to join')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await userEvent.click(dialog.getByLabelText('Private group'));
    await userEvent.click(await dialog.findByLabelText('Require approval to join'));
    await userEvent.click(dialog.getByLabelText('Private group'));
    expect(dialog.queryByLabelText('Require approval to join')).not.toBeInTheDocument();
    await submit();
    await screen.findByText('Prayer Group Created');
    expect(calls.at(-1)?.variables.input).toMatchObject({ isPrivate: false, joinApprovalRequired: false });
  });

  test('creates a private group with approval', async () => {
    const { dialog, calls } = await open({ CreateGroup: () => ({ createGroup: gleaners }) });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await userEvent.click(dialog.getByLabelText('Private group'));
    await userEvent.click(await dialog.findByLabelText('Require approval to join'));
    await submit();
    await screen.findByText('Prayer Group Created');
    expect(calls.at(-1)?.variables.input).toMatchObject({ isPrivate: true, joinApprovalRequired: true });
  });

  test('has a maximum of 100 members by default, also with an empty field', async () => {
    const { dialog, calls } = await open({ CreateGroup: () => ({ createGroup: gleaners }) });
    expect(dialog.getByLabelText('Max Members')).toHaveValue(100);
    await userEvent.clear(dialog.getByLabelText('Max Members'));
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await submit();
    await screen.findByText('Prayer Group Created');
    expect(calls.at(-1)?.variables.input).toMatchObject({ maxMembers: 100 });
  });

  test.each(['4', '1001'])('refuses a maximum of %s', async (typed) => {
    const { dialog, calls } = await open();
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await userEvent.clear(dialog.getByLabelText('Max Members'));
    await userEvent.type(dialog.getByLabelText('Max Members'), typed);
    await submit();
    expect(await dialog.findByText('Members must be from 5 to 1000')).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('CreateGroup');
  });

  test.each([5, 1000])('accepts a maximum of %i', async (typed) => {
    const { dialog, calls } = await open({ CreateGroup: () => ({ createGroup: gleaners }) });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await userEvent.clear(dialog.getByLabelText('Max Members'));
    await userEvent.type(dialog.getByLabelText('Max Members'), String(typed));
    await submit();
    await screen.findByText('Prayer Group Created');
    expect(calls.at(-1)?.variables.input).toMatchObject({ maxMembers: typed });
  });

  test("says 'Creating...' meanwhile", async () => {
    const { dialog } = await open({ CreateGroup: () => new Promise(() => undefined) });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await submit();
    expect(await dialog.findByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('shows a failure, and keeps the draft', async () => {
    const { dialog } = await open({ CreateGroup: () => Promise.reject(new Error('connection lost')) });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await submit();
    expect(await screen.findByText('Failed to create prayer group. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(dialog.getByLabelText('Group Name')).toHaveValue('Gleaners');
    expect(dialog.getByLabelText('Theme')).toHaveValue('grief');
  });

  test("shows the server's field errors at their fields", async () => {
    const { dialog } = await open({
      CreateGroup: () => {
        throw new Refused('BAD_USER_INPUT', 'Name too long', [{ path: 'name', message: 'Name too long' }]);
      },
    });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await submit();
    expect(await dialog.findByText('Name too long')).toBeInTheDocument();
  });

  test('keeps the draft through sign-in when the session has ended', async () => {
    jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
    const { dialog, unmount } = await open({
      CreateGroup: () => {
        throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      },
    });
    await userEvent.type(dialog.getByLabelText('Group Name'), 'Gleaners');
    await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'grief');
    await submit();
    expect(await screen.findByText('You need to sign in to start a prayer group.')).toBeInTheDocument();
    unmount();

    const again = await open();
    expect(again.dialog.getByLabelText('Group Name')).toHaveValue('Gleaners');
    expect(again.dialog.getByLabelText('Theme')).toHaveValue('grief');
  });
});
