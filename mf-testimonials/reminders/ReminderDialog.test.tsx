import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromPrayer, newReminder } from 'schema/addresses';
import { placeOf } from 'schema/timeZones';
import { Link, useLocation } from 'kit';
import { expectAccessible, mockTimeZone, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { Reminders } from './Reminders';
import { aDelivery, aReminder } from './testing/reminders';

const createTitle = 'Create Prayer Reminder';
const editTitle = 'Edit Prayer Reminder';
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function show({
  reminders = [],
  responses = {},
  path = '/features?tab=reminders',
}: { reminders?: object[]; responses?: Responses; path?: string } = {}) {
  return renderScene(
    <>
      <Reminders />
      <Link to={newReminder({ id: 12, title: 'Safe travel' })} state={fromPrayer}>
        Remind me
      </Link>
      <Address />
    </>,
    {
      as: ruth,
      path,
      responses: {
        ReminderList: () => ({ reminders }),
        ReminderDelivery: () => aDelivery(),
        CreateReminder: ({ input }) => ({ createReminder: aReminder({ ...(input as object), id: 9 }) }),
        EditReminder: ({ input, id }) => ({ editReminder: aReminder({ ...(input as object), id }) }),
        ...responses,
      },
    },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Reminder' }));
  return dialogNamed(createTitle);
}

async function openEdit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return dialogNamed(editTitle);
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const inputOf = (call: { variables: Record<string, unknown> } | undefined) => call?.variables.input as object;
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const lastWrite = (calls: { operation: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ operation }) => /^(Create|Edit)Reminder$/.test(operation)).at(-1);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a new one begins at 09:00, daily, in the browser’s time zone', async () => {
  show();
  const dialog = await openNew();
  expect(dialog.getByLabelText('Title')).toHaveValue('');
  expect(dialog.getByLabelText('Description (optional)')).toHaveValue('');
  expect(dialog.getByLabelText('Time')).toHaveValue('09:00');
  expect(dialog.getByLabelText('Time')).toHaveAttribute('type', 'time');
  expect(dialog.getByLabelText('Frequency')).toHaveDisplayValue('Daily');
  expect(
    within(dialog.getByLabelText('Frequency'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Daily', 'Weekly', 'Monthly']);
  expect(dialog.getByText(`Time zone: ${placeOf(browserZone, 'en')}`)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await expectAccessible();
});

test('a new one is in the list immediately', async () => {
  const { calls } = show({ reminders: [aReminder()] });
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Title'), '  For the harvest ');
  await press(dialog, 'Create Reminder');
  expect(await screen.findByText('Reminder created')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent)).toEqual([
    'For the harvest',
    'Morning prayer',
  ]);
  expect(inputOf(lastWrite(calls))).toMatchObject({
    title: 'For the harvest',
    description: null,
    reminderTime: '09:00',
    frequency: 'daily',
    timeZone: browserZone,
    prayerId: null,
  });
});

test('a weekly one has a field for the day of the week, by default today’s', async () => {
  const { calls } = show();
  const dialog = await openNew();
  expect(dialog.queryByLabelText('Day of the week')).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('Frequency'), 'Weekly');
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date());
  expect(dialog.getByLabelText('Day of the week')).toHaveDisplayValue(today);
  await userEvent.selectOptions(dialog.getByLabelText('Day of the week'), 'Friday');
  expect(dialog.queryByLabelText('Day of the month')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Create Reminder');
  await screen.findByText('Reminder created');
  expect(inputOf(lastWrite(calls))).toMatchObject({ frequency: 'weekly', weekday: 5 });
});

test('a monthly one has a field for the day of the month, by default today’s', async () => {
  const { calls } = show();
  const dialog = await openNew();
  await userEvent.selectOptions(dialog.getByLabelText('Frequency'), 'Monthly');
  expect(dialog.getByLabelText('Day of the month')).toHaveDisplayValue(String(new Date().getDate()));
  await userEvent.selectOptions(dialog.getByLabelText('Day of the month'), '31');
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Create Reminder');
  await screen.findByText('Reminder created');
  expect(inputOf(lastWrite(calls))).toMatchObject({ frequency: 'monthly', monthDay: 31 });
});

test("the form says 'Title is required', 'Title too long' and 'Invalid time format (HH:MM)', and sends nothing", async () => {
  const { calls } = show();
  const dialog = await openNew();
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } });
  await press(dialog, 'Create Reminder');
  expect(await dialog.findByText('Title is required')).toBeInTheDocument();
  expect(dialog.getByText('Invalid time format (HH:MM)')).toBeInTheDocument();

  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'a'.repeat(201) } });
  expect(await dialog.findByText('Title too long')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'a'.repeat(200) } });
  await waitFor(() => expect(dialog.queryByText('Title too long')).not.toBeInTheDocument());
  expect(lastWrite(calls)).toBeUndefined();
});

test("the server's field errors are shown at their fields", async () => {
  show({
    responses: {
      CreateReminder: () => {
        throw new Refused('BAD_USER_INPUT', 'Frequency is required', [
          { path: 'frequency', message: 'Frequency is required' },
        ]);
      },
    },
  });
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Create Reminder');
  await waitFor(() => expect(dialog.getByLabelText('Frequency')).toBeInvalid());
  expect(dialog.getByText('Frequency is required')).toBeInTheDocument();
});

test.each([
  {
    what: 'the server’s message',
    failure: new Refused('CONFLICT', 'You have too many reminders'),
    words: 'You have too many reminders',
  },
  { what: 'its own words', failure: new Error('connection lost'), words: 'Failed to save reminder.' },
])("a failure says 'Error' with $what, and keeps the draft", async ({ failure, words }) => {
  show({ responses: { CreateReminder: () => Promise.reject(failure) } });
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Create Reminder');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(dialog.getByLabelText('Title')).toHaveValue('For the sick');
});

const ended = () => {
  throw new Refused('UNAUTHENTICATED', 'Unauthorized');
};
const nothingIsStored = () => waitFor(() => expect(sessionStorage).toHaveLength(0));

test('a reminder that was sent when the session had ended is saved after sign-in, once', async () => {
  const { unmount } = show({ responses: { CreateReminder: ended } });
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Create Reminder');
  expect(await screen.findByText('You need to sign in to save your reminders.')).toBeInTheDocument();
  unmount();

  const { calls } = show();
  expect(await screen.findByText('Reminder created')).toBeInTheDocument();
  expect(inputOf(lastWrite(calls))).toMatchObject({ title: 'For the sick' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await nothingIsStored();
  expect((await openNew()).getByLabelText('Title')).toHaveValue('');
  expect(calls.filter(({ operation }) => operation === 'CreateReminder')).toHaveLength(1);
});

test('so are changes to one; when they are refused again, the form is there with them', async () => {
  const { unmount } = show({ reminders: [aReminder()], responses: { EditReminder: ended } });
  const dialog = await openEdit();
  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await press(dialog, 'Save Changes');
  expect(await screen.findByText('You need to sign in to save your reminders.')).toBeInTheDocument();
  unmount();

  let isDown = true;
  show({
    reminders: [aReminder()],
    responses: {
      EditReminder: ({ input, id }) => {
        if (isDown) throw new Error('down');
        return { editReminder: aReminder({ ...(input as object), id }) };
      },
    },
  });
  expect(await screen.findByText('Failed to save reminder.')).toBeInTheDocument();
  const again = await dialogNamed(editTitle);
  expect(again.getByLabelText('Title')).toHaveValue('For the sick');
  isDown = false;
  await press(again, 'Save Changes');
  expect(await screen.findByText('Reminder updated')).toBeInTheDocument();
  await nothingIsStored();
});

test('the draft of a closed form is stored, and the form does not open by itself', async () => {
  const { unmount } = show();
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Title'), 'For the sick');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  show();
  expect((await openNew()).getByLabelText('Title')).toHaveValue('For the sick');
  await press(await dialogNamed(createTitle), 'Cancel');
  expect((await openNew()).getByLabelText('Title')).toHaveValue('For the sick');
});

test('edits are stored while the dialog is closed, and Cancel discards them', async () => {
  show({ reminders: [aReminder()] });
  await userEvent.type((await openEdit()).getByLabelText('Title'), ' and more');
  await userEvent.keyboard('{Escape}');
  const again = await openEdit();
  expect(again.getByLabelText('Title')).toHaveValue('Morning prayer and more');
  await press(again, 'Cancel');
  expect((await openEdit()).getByLabelText('Title')).toHaveValue('Morning prayer');
});

test('an existing one is edited in a dialog with its values', async () => {
  const { calls } = show({
    reminders: [
      aReminder({
        frequency: 'weekly',
        weekday: 3,
        reminderTime: '18:15',
        prayerId: 12,
        prayerTitle: 'Safe travel',
      }),
    ],
  });
  const dialog = await openEdit();
  expect(dialog.getByLabelText('Title')).toHaveValue('Morning prayer');
  expect(dialog.getByLabelText('Description (optional)')).toHaveValue('For the city');
  expect(dialog.getByLabelText('Time')).toHaveValue('18:15');
  expect(dialog.getByLabelText('Frequency')).toHaveDisplayValue('Weekly');
  expect(dialog.getByLabelText('Day of the week')).toHaveDisplayValue('Wednesday');
  await expectAccessible();

  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '06:45' } });
  await press(dialog, 'Save Changes');
  expect(await screen.findByText('Reminder updated')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('6:45 AM')).toBeInTheDocument();
  expect(lastWrite(calls)).toMatchObject({
    operation: 'EditReminder',
    variables: { id: 3, input: { title: 'Morning prayer', reminderTime: '06:45', weekday: 3, prayerId: 12 } },
  });
});

test('a prayer that the member cannot see now stays linked to its reminder', async () => {
  const { calls } = show({ reminders: [aReminder({ prayerId: null, prayerTitle: null })] });
  const dialog = await openEdit();
  await press(dialog, 'Save Changes');
  await screen.findByText('Reminder updated');
  expect(JSON.stringify(lastWrite(calls))).not.toContain('prayerId');
});

test('Cancel changes nothing', async () => {
  const { calls } = show({ reminders: [aReminder()] });
  const dialog = await openEdit();
  await userEvent.type(dialog.getByLabelText('Title'), ' and more');
  await press(dialog, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Morning prayer' })).toBeInTheDocument();
  expect(lastWrite(calls)).toBeUndefined();
});

test('a zone is its city, under the name that it has now', async () => {
  mockTimeZone('Asia/Katmandu');
  show();
  expect((await openNew()).getByText('Time zone: Kathmandu')).toBeInTheDocument();
});

test('nothing is to be decided where the browser has another name of the same zone', async () => {
  mockTimeZone('Asia/Katmandu');
  show({ reminders: [aReminder({ timeZone: 'Asia/Kathmandu' })] });
  const dialog = await openEdit();
  expect(dialog.getByText('Time zone: Kathmandu')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Zone in which it rings')).not.toBeInTheDocument();
  expect(screen.queryByText('Kathmandu time')).not.toBeInTheDocument();
});

test('a traveller decides whether a reminder changes its zone', async () => {
  const { calls } = show({ reminders: [aReminder({ timeZone: 'Asia/Kathmandu' })] });
  const dialog = await openEdit();
  expect(dialog.getByLabelText('Zone in which it rings')).toHaveDisplayValue('Kathmandu');
  await userEvent.selectOptions(dialog.getByLabelText('Zone in which it rings'), browserZone);
  await press(dialog, 'Save Changes');
  await screen.findByText('Reminder updated');
  expect(inputOf(lastWrite(calls))).toMatchObject({ timeZone: browserZone });
});

describe('for a prayer', () => {
  const path = '/features?tab=reminders&prayer=12&prayerTitle=Safe%20travel';

  test('the address opens the dialog with its title and id', async () => {
    const { calls } = show({ path });
    const dialog = await dialogNamed(createTitle);
    expect(dialog.getByLabelText('Title')).toHaveValue('Pray for: Safe travel');
    await press(dialog, 'Create Reminder');
    expect(await screen.findByText('Reminder created')).toBeInTheDocument();
    expect(inputOf(lastWrite(calls))).toMatchObject({ title: 'Pray for: Safe travel', prayerId: 12 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address').textContent).toBe('/features?tab=reminders');
  });

  test('Cancel removes the prayer from the address', async () => {
    show({ path });
    await press(await dialogNamed(createTitle), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address').textContent).toBe('/features?tab=reminders');
  });

  test('Cancel leads back to the prayer from which the dialog was opened; saving stays with the reminders', async () => {
    show({ path: '/prayer/12' });
    const open = () => userEvent.click(screen.getByRole('link', { name: 'Remind me' }));
    await open();
    await press(await dialogNamed(createTitle), 'Cancel');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/prayer/12'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await press(await dialogNamed(createTitle), 'Create Reminder');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/features?tab=reminders'));
  });

  test.each(['prayer=0', 'prayer=ruth', 'prayer=99999999999', 'prayerTitle=Safe%20travel'])(
    'an address with %s opens nothing',
    async (query) => {
      show({ path: `/features?tab=reminders&${query}` });
      expect(await screen.findByText('No reminders yet')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
