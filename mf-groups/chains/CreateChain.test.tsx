import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from 'kit';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { aChain } from '../testing/chains';
import { button, card, press, showChains } from '../testing/chainScene';

beforeEach(() => {
  sessionStorage.clear();
  // Hundreds of time zones would make every query of the page slow.
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Tokyo']);
});

afterEach(() => jest.restoreAllMocks());

const created: Responses = { CreateChain: () => ({ createChain: aChain({ id: 9, title: 'Harvest' }) }) };
const dialog = () => within(screen.getByRole('dialog', { name: 'Create Prayer Chain' }));
const field = (label: string) => dialog().getByLabelText(label);
const choose = (label: string) => userEvent.click(dialog().getByLabelText(label));
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Create Chain' }));
const inputOf = (calls: { operation: string; variables: Record<string, unknown> }[]) =>
  calls.find(({ operation }) => operation === 'CreateChain')?.variables['input'];

async function open(responses: Responses = created) {
  const scene = showChains([aChain()], { responses });
  await card();
  await press('Create Prayer Chain');
  await screen.findByRole('dialog', { name: 'Create Prayer Chain' });
  return scene;
}

async function write() {
  await userEvent.type(field('Title'), 'Harvest');
  await userEvent.type(field('Start Date'), '2099-06-01');
}

async function replace(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

test('a visitor who wants to create a chain is asked to sign in', async () => {
  showChains([aChain()], { as: null });
  await card();
  await press('Create Prayer Chain');
  expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the form has title, description, start date, duration, zone and visibility', async () => {
  await open();
  expect(field('Title')).toHaveValue('');
  expect(field('Description')).toHaveValue('');
  expect(field('Start Date')).toHaveAttribute('type', 'date');
  expect(field('Duration (days)')).toHaveValue(1);
  expect(field('Time zone')).toHaveValue('UTC');
  const zones = within(field('Time zone')).getAllByRole('option');
  expect(zones.map(({ textContent }) => textContent)).toEqual([
    'UTC',
    expect.stringMatching(/^New York \(UTC−[45]\)$/),
    'Tokyo (UTC+9)',
  ]);
  expect(dialog().getByRole('radio', { name: 'Public' })).toBeChecked();
  expect(dialog().getByRole('radio', { name: 'Private' })).not.toBeChecked();
  expect(dialog().getByRole('radio', { name: 'Groups' })).not.toBeChecked();
  await expectAccessible();
});

test('the zones follow the language of the page', async () => {
  await open();
  const tokyo = () => within(field('Time zone')).getByRole('option', { name: /^Tokyo/ });
  expect(tokyo()).toHaveTextContent('Tokyo (UTC+9)');
  await act(() => changeLocale('de'));
  expect(tokyo()).toHaveTextContent('Tokyo (Japanische Normalzeit, UTC+9)');
  await act(() => changeLocale('en'));
});

test('title and start date are required', async () => {
  const { calls } = await open();
  await submit();
  expect(await dialog().findByText('Title is required')).toBeInTheDocument();
  expect(dialog().getByText('Start date is required')).toBeInTheDocument();
  expect(field('Title')).toBeInvalid();
  expect(inputOf(calls)).toBeUndefined();
  await expectAccessible();
});

test.each([
  ['0', 'Duration must be at least 1 day'],
  ['', 'Duration must be at least 1 day'],
  ['8', 'Duration cannot exceed 7 days'],
])('a duration of %p days is refused at its field', async (days, message) => {
  const { calls } = await open();
  await write();
  await replace('Duration (days)', days);
  await submit();
  expect(await dialog().findByText(message)).toBeInTheDocument();
  expect(inputOf(calls)).toBeUndefined();
});

test('a chain begins at midnight of its zone, lasts whole days, and a toast says thanks', async () => {
  const { calls, server } = await open();
  server.chains = [aChain(), aChain({ id: 9, title: 'Harvest' })];
  await write();
  await userEvent.type(field('Description'), 'For every field.');
  await replace('Duration (days)', '3');
  await userEvent.selectOptions(field('Time zone'), 'Asia/Tokyo');
  await submit();
  expect(await screen.findByText('Prayer Chain Created')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Harvest' })).toBeInTheDocument();
  expect(inputOf(calls)).toEqual({
    title: 'Harvest',
    description: 'For every field.',
    startTime: '2099-05-31T15:00:00.000Z',
    endTime: '2099-06-03T15:00:00.000Z',
    slotDuration: 60,
    timeZone: 'Asia/Tokyo',
    visibility: 'public',
  });
  await press('Create Prayer Chain');
  expect(field('Title')).toHaveValue('');
  expect(field('Duration (days)')).toHaveValue(1);
});

test("while it is being sent the button says 'Creating...'", async () => {
  await open({ CreateChain: () => new Promise(() => undefined) });
  await write();
  await submit();
  expect(await dialog().findByRole('button', { name: 'Creating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a failure shows a message, and the draft stays', async () => {
  await open({ CreateChain: () => Promise.reject(new Error('down')) });
  await write();
  await submit();
  expect(await screen.findByText('Failed to create prayer chain. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Harvest');
  expect(field('Start Date')).toHaveValue('2099-06-01');
});

test("the server's field errors are shown at their fields", async () => {
  await open({
    CreateChain: () => {
      throw new Refused('BAD_USER_INPUT', 'Title too long', [
        { path: 'title', message: 'Title too long' },
        { path: 'startTime', message: 'That day is over' },
      ]);
    },
  });
  await write();
  await submit();
  expect(await dialog().findByText('Title too long')).toBeInTheDocument();
  expect(dialog().getByText('That day is over')).toBeInTheDocument();
  expect(field('Title')).toBeInvalid();
  expect(field('Start Date')).toBeInvalid();
});

test('without a session it asks to sign in, and restores the draft afterwards', async () => {
  const refused = () => {
    throw new Refused('UNAUTHENTICATED', 'Unauthorized');
  };
  const { unmount } = await open({ CreateChain: refused });
  await write();
  await submit();
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
  expect(screen.getByText('You need to sign in to create a prayer chain.')).toBeInTheDocument();
  unmount();
  await open();
  expect(field('Title')).toHaveValue('Harvest');
});

test('a private chain takes the addresses of those invited, each once', async () => {
  const { calls } = await open();
  await write();
  expect(dialog().queryByLabelText('Email address')).not.toBeInTheDocument();
  await choose('Private');
  await userEvent.type(field('Email address'), 'boaz@example.org');
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  expect(dialog().getByText('boaz@example.org')).toBeInTheDocument();
  expect(field('Email address')).toHaveValue('');
  await userEvent.type(field('Email address'), 'naomi@example.org{Enter}');
  expect(dialog().getByText('naomi@example.org')).toBeInTheDocument();
  await expectAccessible();

  await userEvent.type(field('Email address'), 'Boaz@example.org{Enter}');
  expect(dialog().getByText('This address is already invited')).toBeInTheDocument();
  await replace('Email address', 'nobody');
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  expect(dialog().getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(dialog().getAllByRole('listitem')).toHaveLength(2);

  await replace('Email address', '');
  await userEvent.click(dialog().getByRole('button', { name: 'Remove naomi@example.org' }));
  await submit();
  await waitFor(() =>
    expect(inputOf(calls)).toMatchObject({ visibility: 'private', inviteEmails: ['boaz@example.org'] }),
  );
});

test('an address that was typed and not added is invited too', async () => {
  const { calls } = await open();
  await write();
  await choose('Private');
  await userEvent.type(field('Email address'), 'boaz@example.org');
  await submit();
  await waitFor(() => expect(inputOf(calls)).toMatchObject({ inviteEmails: ['boaz@example.org'] }));
});

test('one that cannot be invited is said, and has the focus', async () => {
  const { calls } = await open();
  await write();
  await choose('Private');
  await userEvent.type(field('Email address'), 'nobody');
  await submit();
  expect(await dialog().findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(field('Email address')).toHaveFocus();
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateChain');
});

test('an address that is invited already and was typed again does not keep the chain from being created', async () => {
  const { calls } = await open();
  await write();
  await choose('Private');
  await userEvent.type(field('Email address'), 'boaz@example.org{Enter}');
  await userEvent.type(field('Email address'), 'Boaz@example.org');
  await submit();
  await waitFor(() => expect(inputOf(calls)).toMatchObject({ inviteEmails: ['boaz@example.org'] }));
});

test('an address that is not valid is said together with what is wrong in the other fields', async () => {
  await open();
  await choose('Private');
  await userEvent.type(field('Email address'), 'nobody');
  await submit();
  expect(await dialog().findByText('Title is required')).toBeInTheDocument();
  expect(dialog().getByText('Please enter a valid email address')).toBeInTheDocument();
});

describe('a chain for groups', () => {
  const groups = [
    { __typename: 'PrayerGroup', id: 3, name: 'Gleaners' },
    { __typename: 'PrayerGroup', id: 4, name: 'Elders' },
  ];

  test("offers the member's own groups and notifies their members", async () => {
    const { calls } = await open({ ...created, ChainGroups: () => ({ myPrayerGroups: groups }) });
    await write();
    await choose('Groups');
    const choice = within(dialog().getByRole('group', { name: 'Groups' }));
    expect(choice.getByText(/are notified/)).toBeInTheDocument();
    await userEvent.click(await choice.findByRole('checkbox', { name: 'Gleaners' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Elders' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Gleaners' }));
    await expectAccessible();
    await submit();
    await waitFor(() => expect(inputOf(calls)).toMatchObject({ visibility: 'groups', selectedGroups: [4] }));
  });

  test('is not created without one, since nobody would see it', async () => {
    const { calls } = await open({ ...created, ChainGroups: () => ({ myPrayerGroups: groups }) });
    await write();
    await choose('Groups');
    const elders = await dialog().findByRole('checkbox', { name: 'Elders' });
    await submit();
    const choice = dialog().getByRole('group', { name: 'Groups' });
    await waitFor(() => expect(choice).toHaveFocus());
    expect(choice).toHaveAccessibleDescription(/Please choose groups that you belong to$/);
    expect(inputOf(calls)).toBeUndefined();
    await expectAccessible();
    await userEvent.click(elders);
    await waitFor(() => expect(choice).toHaveAccessibleDescription(/are notified of the chain\.$/));
    await submit();
    await waitFor(() => expect(inputOf(calls)).toMatchObject({ selectedGroups: [4] }));
  });

  test('says so to a member of no group', async () => {
    await open({ ChainGroups: () => ({ myPrayerGroups: [] }) });
    await write();
    await choose('Groups');
    expect(await dialog().findByText(/You are in no prayer group yet/)).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(dialog().getByRole('group', { name: 'Groups' })).toHaveFocus());
  });

  test('groups that could not be loaded can be requested again', async () => {
    let isDown = true;
    await open({
      ChainGroups: () => (isDown ? Promise.reject(new Error('down')) : { myPrayerGroups: groups }),
    });
    await choose('Groups');
    expect(await dialog().findByText('Your groups could not be loaded')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(dialog().getByRole('button', { name: 'Try Again' }));
    expect(await dialog().findByRole('checkbox', { name: 'Elders' })).toBeInTheDocument();
  });
});

test('the form can be closed and keeps the draft', async () => {
  await open();
  await write();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Create Prayer Chain')).toBeInTheDocument();
  await press('Create Prayer Chain');
  expect(field('Title')).toHaveValue('Harvest');
});
