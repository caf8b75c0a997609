import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, page, useNavigate, useSession } from 'kit';
import { expectAccessible, renderScene } from 'kit/testing';
import { SignInDialog } from './SignInDialog';

function SignInScene() {
  const { openSignIn } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => openSignIn()}>open</button>
      <button onClick={() => openSignIn('signup')}>open for newcomers</button>
      <button onClick={() => void navigate('/testimonials')}>elsewhere</button>
      <SignInDialog />
    </>
  );
}

let leaveFor: jest.SpyInstance;
let alert: jest.SpyInstance;

beforeEach(() => {
  leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  page.production = false;
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

async function pressContinue() {
  renderScene(<SignInScene />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
}

function serverReturns(body: object) {
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => body });
}

test.each(['open', 'open for newcomers'])(
  '%s: title, an invitation to join and to take part in prayer chains, a note on security',
  async (button) => {
    renderScene(<SignInScene />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: 'Join Our Prayer Community' });
    expect(dialog).toHaveTextContent(/prayer chains/);
    expect(dialog).toHaveTextContent(/keeps your account secure/);
    await expectAccessible();
  },
);

test("mode 'signup' invites newcomers, mode 'login' welcomes those who come back", async () => {
  renderScene(<SignInScene />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/welcome back/i);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(screen.getByRole('button', { name: 'open for newcomers' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/join the community/i);
});

test('where sign-in is not configured, an alert gives the message and the address of the production site', async () => {
  serverReturns({
    error: 'x',
    message: 'Sign-in is not set up here.',
    productionUrl: 'https://prayers.example.org',
  });
  await pressContinue();

  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
  expect(alert.mock.calls[0]![0]).toBe(
    'Sign-in is not set up here.\n\nPlease visit: https://prayers.example.org',
  );
  expect(fetch).toHaveBeenCalledWith('/api/auth/google', { headers: { Accept: 'application/json' } });
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('where the response has no error field, the browser navigates to the start of sign-in', async () => {
  serverReturns({ url: 'https://accounts.example.org' });
  await pressContinue();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/auth/google'));
  expect(alert).not.toHaveBeenCalled();
});

test('on the production host the browser navigates to it without a request', async () => {
  page.production = true;
  window.history.replaceState(null, '', '/prayers?sort=amens');
  await pressContinue();
  expect(leaveFor).toHaveBeenCalledWith('/api/auth/google?returnTo=%2Fprayers%3Fsort%3Damens');
  expect(fetch).not.toHaveBeenCalled();
});

test('when the start of sign-in cannot be reached, a toast says so and the button works again', async () => {
  await pressContinue();
  expect(await screen.findByRole('status')).toHaveTextContent('Sign-in failed');
  expect(screen.getByRole('status')).not.toHaveTextContent(/fetch/);
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('after going back from the provider in the browser, the button works again', async () => {
  page.production = true;
  await pressContinue();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(leaveFor).toHaveBeenCalledTimes(2);
});

test('navigating to another page closes it', async () => {
  renderScene(<SignInScene />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  // Elements behind a dialog are hidden; this button simulates one of the browser itself.
  fireEvent.click(screen.getByRole('button', { name: 'elsewhere', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
