import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Answers } from 'kit/testing';
import { wallGroupThemes } from 'schema/vocabulary';
import { aGroup } from '../testing/groups';
import { Surroundings, watchAlerts } from '../testing/surroundings';
import { Groups } from './Groups';

async function show(answers: Answers = {}, { as = ruth }: { as?: typeof ruth | null } = {}) {
  const scene = renderScene(
    <>
      <Groups place="wall" />
      <Surroundings />
    </>,
    {
      path: '/prayers',
      as,
      answers: {
        GroupList: () => ({ prayerGroups: [gleaners] }),
        MyGroupList: () => ({ myPrayerGroups: [] }),
        ...answers,
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

test('a member browses the groups and sees their own apart', async () => {
  await show({ MyGroupList: () => ({ myPrayerGroups: [own] }) });
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Browse groups' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();

  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(await card('House of Bread')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Gleaners of Bethlehem' })).not.toBeInTheDocument();
});

test('a member of no group is told so', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: 'My groups' }));
  expect(
    await screen.findByText('You are not in a group yet. Join one, or start your own.'),
  ).toBeInTheDocument();
});

test('a group that is joined is one of the own at once', async () => {
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

test('a visitor browses the groups, has none of their own, and sees no join button', async () => {
  await show({}, { as: null });
  expect(await card('Gleaners of Bethlehem')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Browse groups' })).toBeInTheDocument();
  expect(screen.queryByText('My groups')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('groups that did not arrive can be tried again', async () => {
  let isDown = true;
  await show({
    MyGroupList: () => (isDown ? Promise.reject(new Error('the line is dead')) : { myPrayerGroups: [own] }),
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

  test('makes a group, which stands in the list at once, and is empty again', async () => {
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

  test('tells of a failure, and what was typed stays', async () => {
    await show({ CreateGroup: () => Promise.reject(new Error('the line is dead')) });
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

  test('asks a visitor to sign in, and keeps the words until they are back', async () => {
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
