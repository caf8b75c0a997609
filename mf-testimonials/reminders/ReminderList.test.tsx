import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { Reminders } from './Reminders';
import { aDelivery, aReminder } from './testing/reminders';

function show(reminders: object[] | Responses[string], responses: Responses = {}) {
  return renderScene(<Reminders />, {
    as: ruth,
    path: '/features?tab=reminders',
    responses: {
      ReminderList: Array.isArray(reminders) ? () => ({ reminders }) : reminders,
      ReminderDelivery: () => aDelivery(),
      ...responses,
    },
  });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => sessionStorage.clear());

function SignInMode() {
  return <p>Sign-in dialog: {useSession().signInMode ?? 'closed'}</p>;
}

test('a visitor is asked to sign in, without a request', async () => {
  const { calls } = renderScene(
    <>
      <Reminders />
      <SignInMode />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Let us remind you to pray' })).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to set reminders' }));
  expect(screen.getByText('Sign-in dialog: login')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a member whose session has ended is asked to sign in', async () => {
  const refuse = () => {
    throw new Refused('UNAUTHENTICATED', 'Unauthorized');
  };
  show(refuse, { ReminderDelivery: refuse });
  expect(await screen.findByRole('button', { name: 'Sign in to set reminders' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('How reminders reach you')).not.toBeInTheDocument());
});

test('a reminder shows title, description, time in 12-hour format, frequency and creation date', async () => {
  show([aReminder()]);
  const reminder = await card('Morning prayer');
  expect(reminder.getByText('For the city')).toBeInTheDocument();
  expect(reminder.getByText('9:00 AM')).toBeInTheDocument();
  expect(reminder.getByText('Daily')).toBeInTheDocument();
  expect(reminder.getByText('May 4, 2026')).toBeInTheDocument();
  expect(await screen.findByRole('switch', { name: 'E-mail' })).toBeInTheDocument();
  await expectAccessible();
});

test('a weekly one names the weekday, a monthly one the day', async () => {
  show([
    aReminder({ id: 1, title: 'For the church', frequency: 'weekly', weekday: 7, reminderTime: '21:30' }),
    aReminder({ id: 2, title: 'For the poor', frequency: 'monthly', monthDay: 22 }),
  ]);
  const weekly = await card('For the church');
  expect(weekly.getByText('Weekly')).toBeInTheDocument();
  expect(weekly.getByText('on Sundays')).toBeInTheDocument();
  expect(weekly.getByText('9:30 PM')).toBeInTheDocument();
  const monthly = await card('For the poor');
  expect(monthly.getByText('Monthly')).toBeInTheDocument();
  expect(monthly.getByText('on the 22nd')).toBeInTheDocument();
});

test('it says when it is due next', async () => {
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  show([aReminder({ nextAt: inTwoDays.toISOString() })]);
  expect(
    (await card('Morning prayer')).getByText(/^Rings next [A-Z][a-z]+day, [A-Z][a-z]+ \d+/),
  ).toBeInTheDocument();
});

test('one in another zone than the browser’s names the zone', async () => {
  show([aReminder({ timeZone: 'Asia/Katmandu' })]);
  expect((await card('Morning prayer')).getByText('Kathmandu time')).toBeInTheDocument();
});

test('one for a prayer links to it', async () => {
  show([aReminder({ prayerId: 12, prayerTitle: 'Safe travel' })]);
  expect((await card('Morning prayer')).getByRole('link', { name: 'Safe travel' })).toHaveAttribute(
    'href',
    '/prayer/12',
  );
});

test('one whose prayer the member may no longer see does not name it', async () => {
  show([aReminder({ prayerId: 12, prayerTitle: null })]);
  expect((await card('Morning prayer')).queryByText(/For the prayer/)).not.toBeInTheDocument();
});

test('one can be added to a calendar', async () => {
  show([aReminder()]);
  expect((await card('Morning prayer')).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/reminders/3/calendar.ics',
  );
});

test('one can be paused and resumed', async () => {
  const { calls } = show([aReminder()], {
    PauseReminder: ({ isPaused }) => ({ pauseReminder: aReminder({ isPaused }) }),
  });
  const reminder = await card('Morning prayer');
  const active = reminder.getByRole('switch', { name: 'Active' });
  expect(active).toBeChecked();
  expect(reminder.queryByText('Paused')).not.toBeInTheDocument();

  await userEvent.click(active);
  expect(reminder.getByText('Paused')).toBeInTheDocument();
  expect(active).not.toBeChecked();
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: 3, isPaused: true }));

  await userEvent.click(active);
  expect(active).toBeChecked();
  expect(reminder.queryByText('Paused')).not.toBeInTheDocument();
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: 3, isPaused: false }));
});

test('one that could not be paused stays active, with a message', async () => {
  show([aReminder()], { PauseReminder: () => Promise.reject(new Error('connection lost')) });
  const reminder = await card('Morning prayer');
  await userEvent.click(reminder.getByRole('switch', { name: 'Active' }));
  expect(await screen.findByText('Failed to change reminder.')).toBeInTheDocument();
  expect(reminder.getByRole('switch', { name: 'Active' })).toBeChecked();
});

test('one whose prayer was answered has stopped, and cannot be resumed', async () => {
  show([aReminder({ isStopped: true, prayerId: 12, prayerTitle: 'Safe travel' })]);
  const reminder = await card('Morning prayer');
  expect(reminder.getByText('Stopped: the prayer was answered')).toBeInTheDocument();
  expect(reminder.queryByRole('switch')).not.toBeInTheDocument();
});

test('one is deleted after confirmation', async () => {
  const { calls } = show([aReminder(), aReminder({ id: 4, title: 'Evening prayer' })], {
    DeleteReminder: ({ id }) => ({ deleteReminder: id }),
  });
  await userEvent.click((await card('Morning prayer')).getByRole('button', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete this reminder?' }));
  expect(calls.map(({ operation }) => operation)).not.toContain('DeleteReminder');
  await expectAccessible();

  await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Reminder deleted')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Morning prayer' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Evening prayer' })).toBeInTheDocument();
  expect(calls.at(-1)).toEqual({ operation: 'DeleteReminder', variables: { id: 3 } });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Prayer Reminders' })).toHaveFocus());
});

test('one that could not be deleted stays, with the server’s message', async () => {
  show([aReminder()], {
    DeleteReminder: () => {
      throw new Refused('NOT_FOUND', 'Reminder not found');
    },
  });
  await userEvent.click((await card('Morning prayer')).getByRole('button', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Reminder not found')).toBeInTheDocument();
  await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('article', { name: 'Morning prayer' })).toBeInTheDocument();
});

test("without any it says 'No reminders yet', with a button for the first one", async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No reminders yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New Reminder' })).toBeInTheDocument();
});

test('loading shows skeletons', async () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading reminders')).toBeInTheDocument();
  // The channels do not wait for the list.
  expect(await screen.findByRole('switch', { name: 'E-mail' })).toBeInTheDocument();
});

test('reminders that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => (isDown ? Promise.reject(new Error('connection lost')) : { reminders: [aReminder()] }));
  expect(
    await screen.findByRole('heading', { name: 'Your reminders could not be loaded' }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Morning prayer' })).toBeInTheDocument();
});
