import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { wallGroupThemes } from 'schema/vocabulary';
import { aGroup, aGroupPage } from '../testing/groups';
import { ShellState, watchAlerts } from '../testing/shellState';
import { Groups } from './Groups';

async function show(responses: Responses = {}, { as = ruth }: { as?: typeof ruth | null } = {}) {
  const scene = renderScene(
    <>
      <Groups place="wall" />
      <ShellState />
    </>,
    {
      path: '/prayers',
      as,
      responses: {
        GroupList: () => aGroupPage([gleaners]),
        MyGroupList: () => ({ myPrayerGroups: [] }),
        ...responses,
      },
    },
  );
  await screen.findByRole('form', { name: 'Create Group' });
  return scene;
}

const gleaners = aGroup();
const own = aGroup({ id: 2, name: 'House of Bread', isMember: true, memberRole: 'admin' });
const card = (name: string) => screen.findByRole('article', { name });
const form = () => within(screen.getByRole('form', { name: 'Create Group' }));
const create = () => form().getByRole('button', { name: 'Create Group' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a member sees all groups, and their own ones separately', async () => {
  await show({ MyGroupList: () => ({ myPrayerGroups: [own] }) });
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Browse groups' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();

  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(await card('House of Bread')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Gleaners of Bethlehem' })).not.toBeInTheDocument();
});

test('a member without a group sees a text that says so', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(
    await screen.findByText('You are not in a group yet. Join one, or start your own.'),
  ).toBeInTheDocument();
});

test("a joined group is among the member's own immediately", async () => {
  let isJoined = false;
  await show({
    MyGroupList: () => (isJoined ? new Promise(() => undefined) : { myPrayerGroups: [] }),
    JoinGroup: () => {
      isJoined = true;
      return { joinGroup: aGroup({ isMember: true, memberRole: 'member' }) };
    },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  await screen.findByText('You are not in a group yet. Join one, or start your own.');
  await userEvent.click(screen.getByRole('tab', { name: 'Browse groups' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  await screen.findByText('Joined');
  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
});

test('a visitor sees all groups, no own ones, and no join button', async () => {
  await show({}, { as: null });
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Browse groups' })).toBeInTheDocument();
  expect(screen.queryByText('My groups')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('groups that could not be loaded can be requested again', async () => {
  let isDown = true;
  await show({
    MyGroupList: () => (isDown ? Promise.reject(new Error('connection lost')) : { myPrayerGroups: [own] }),
  });
  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(await screen.findByText('The groups could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('House of Bread')).toBeInTheDocument();
});

describe('the form', () => {
  test('is enabled only with name and theme', async () => {
    await show();
    expect(create()).toBeDisabled();
    await userEvent.type(form().getByLabelText('Name'), '  ');
    await userEvent.selectOptions(form().getByLabelText('Theme'), 'guidance');
    expect(create()).toBeDisabled();
    await userEvent.type(form().getByLabelText('Name'), 'Pillar of Cloud');
    expect(create()).toBeEnabled();
    await userEvent.clear(form().getByLabelText('Name'));
    expect(create()).toBeDisabled();
  });

  test('offers the six themes of the wall', async () => {
    await show();
    const options = within(form().getByLabelText('Theme')).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual(
      wallGroupThemes.map(({ label }) => label),
    );
  });

  test('creates a group, which is in the list immediately, and is empty again', async () => {
    const { calls } = await show({
      CreateGroup: () => ({
        createGroup: aGroup({ id: 9, name: 'Pillar of Cloud', theme: 'guidance', isMember: true }),
      }),
    });
    await card('Gleaners of Bethlehem');
    await userEvent.type(form().getByLabelText('Name'), 'Pillar of Cloud');
    await userEvent.type(form().getByLabelText('Description'), 'For the way ahead.');
    await userEvent.selectOptions(form().getByLabelText('Theme'), 'Guidance');
    await userEvent.click(create());

    expect(await card('Pillar of Cloud')).toBeInTheDocument();
    expect(screen.getByText('Prayer Group Created')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({
      operation: 'CreateGroup',
      variables: {
        input: { name: 'Pillar of Cloud', description: 'For the way ahead.', theme: 'guidance' },
      },
    });
    await waitFor(() => expect(form().getByLabelText('Name')).toHaveValue(''));
    expect(form().getByLabelText('Description')).toHaveValue('');
    expect(form().getByLabelText('Theme')).toHaveValue('');
    expect(create()).toBeDisabled();
  });

  test('shows a failure, and keeps the draft', async () => {
    await show({ CreateGroup: () => Promise.reject(new Error('connection lost')) });
    await userEvent.type(form().getByLabelText('Name'), 'Pillar of Cloud');
    await userEvent.selectOptions(form().getByLabelText('Theme'), 'guidance');
    await userEvent.click(create());
    expect(await screen.findByText('Failed to create prayer group. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(form().getByLabelText('Name')).toHaveValue('Pillar of Cloud');
    expect(create()).toBeEnabled();
  });

  test('says at its field that a name is too long', async () => {
    await show();
    await userEvent.click(form().getByLabelText('Name'));
    await userEvent.paste('a'.repeat(101));
    await userEvent.selectOptions(form().getByLabelText('Theme'), 'guidance');
    await userEvent.click(create());
    expect(await form().findByText('Name too long')).toBeInTheDocument();
  });

  test('asks a visitor to sign in, and keeps the draft until then', async () => {
    const alerts = watchAlerts();
    const { calls, unmount } = await show({}, { as: null });
    await userEvent.type(form().getByLabelText('Name'), 'Pillar of Cloud');
    await userEvent.selectOptions(form().getByLabelText('Theme'), 'guidance');
    await userEvent.click(create());
    await waitFor(() => expect(alerts).toEqual(['Please sign in to start a prayer group']));
    expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
    expect(calls.map(({ operation }) => operation)).not.toContain('CreateGroup');
    unmount();

    await show();
    expect(form().getByLabelText('Name')).toHaveValue('Pillar of Cloud');
    expect(create()).toBeEnabled();
  });
});
