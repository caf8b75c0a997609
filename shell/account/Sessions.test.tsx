import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { Sessions } from './Sessions';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

const session = (id: number, device: string, hours: number) => ({
  __typename: 'Session',
  id,
  device,
  lastSeenAt: hoursAgo(hours),
  isCurrent: id === 1,
});

const here = session(1, 'Firefox on Linux', 0);
const phone = session(2, 'Safari on iPhone', 3);
const tablet = session(3, 'Chrome on Android', 50);

function show(responses: Responses = {}) {
  let sessions = [here, phone, tablet];
  const { calls } = renderScene(<Sessions />, {
    as: ruth,
    responses: {
      Sessions: () => ({ sessions }),
      EndSession: ({ id }) => {
        sessions = sessions.filter((one) => one.id !== id);
        return { endSession: id as number };
      },
      EndOtherSessions: () => {
        sessions = [here];
        return { endOtherSessions: true };
      },
      ...responses,
    },
  });
  return { sent: () => calls.map(({ operation }) => operation) };
}

const list = async () => within(await screen.findByRole('list', { name: 'Where you are signed in' }));
const rows = async () => (await list()).getAllByRole('listitem');
const ends = async () => (await list()).getAllByRole('button', { name: 'End' });
const elsewhere = () => screen.queryByRole('button', { name: 'Sign out everywhere else' });

test('each browser has its name and last use; this one is marked and has no button', async () => {
  show();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('Firefox on LinuxThis browserIn use now');
  expect(second).toHaveTextContent('Safari on iPhoneLast used 3 hours ago');
  expect(third).toHaveTextContent('Last used 2 days ago');
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  expect((await ends()).map((button) => button.getAttribute('aria-describedby'))).toHaveLength(2);
  expect((await ends())[0]).toHaveAccessibleDescription('Safari on iPhone');
  await expectAccessible();
});

test('End signs that browser out, says so, and the focus goes to the next', async () => {
  show();
  await userEvent.click((await ends())[0]!);
  expect(await screen.findByText('Session ended')).toBeInTheDocument();
  expect(screen.getByText('Safari on iPhone is no longer signed in.')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await ends())[0]).toHaveFocus();
  expect((await ends())[0]).toHaveAccessibleDescription('Chrome on Android');

  await userEvent.click((await ends())[0]!);
  expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  expect(elsewhere()).not.toBeInTheDocument();
  await waitFor(async () => expect(document.activeElement).not.toBe(document.body));
});

test("'Sign out everywhere else' leaves this browser", async () => {
  show();
  await list();
  await userEvent.click(elsewhere()!);
  expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  await expectAccessible();
});

test('a session that could not be ended stays, with the message', async () => {
  show({
    EndSession: () => {
      throw new Refused('NOT_FOUND', 'Session not found');
    },
  });
  await userEvent.click((await ends())[1]!);
  expect(await screen.findByText('Session not found')).toBeInTheDocument();
  expect(await rows()).toHaveLength(3);
  expect((await ends())[1]).toHaveFocus();
});

test('a list that could not be loaded can be tried again', async () => {
  let isBroken = true;
  show({
    Sessions: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { sessions: [here] };
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Your sessions could not be loaded' }),
  ).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});

test('the latest sign-ins are behind a button, and loaded when it is pressed', async () => {
  const event = (id: number, kind: string, way: string | null, device: string | null) => ({
    __typename: 'SignInEvent',
    id,
    kind,
    way,
    device,
    createdAt: hoursAgo(id),
  });
  const { sent } = show({
    SignIns: () => ({
      signInEvents: [
        event(1, 'signed_in', 'google', 'Firefox on Linux'),
        event(2, 'failed', 'passkey', null),
        event(3, 'session_ended', 'oidc', 'Safari on iPhone'),
        event(4, 'way_linked', 'oidc', 'Safari on iPhone'),
      ],
    }),
  });
  const button = await screen.findByRole('button', { name: 'Recent sign-ins' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(sent()).not.toContain('SignIns');
  await userEvent.click(button);
  const events = within(await screen.findByRole('list', { name: 'Recent sign-ins, newest first' }));
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Signed in with GoogleFirefox on Linux, 1 hour ago',
    'Could not sign in with a passkey2 hours ago',
    'This browser was signed out from another oneSafari on iPhone, 3 hours ago',
    'Signing in with another provider was addedSafari on iPhone, 4 hours ago',
  ]);
  await expectAccessible();
  await userEvent.click(button);
  expect(screen.queryByRole('list', { name: /^Recent sign-ins/ })).not.toBeInTheDocument();
});

test('without any sign-ins it says so; what could not be loaded can be tried again', async () => {
  let isBroken = true;
  show({
    SignIns: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { signInEvents: [] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Recent sign-ins' }));
  await screen.findByRole('heading', { name: 'Your sign-ins could not be loaded' });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing in the last 90 days.')).toBeInTheDocument();
});
