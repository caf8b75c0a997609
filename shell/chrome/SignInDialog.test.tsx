import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { Header } from './Header';
import { SignInDialog } from './SignInDialog';

function Doors() {
  const { openSignIn } = useSession();
  return (
    <>
      <button onClick={() => openSignIn()}>open</button>
      <button onClick={() => openSignIn('signup')}>open for newcomers</button>
      <SignInDialog />
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

test.each(['open', 'open for newcomers'])(
  '%s: title, an invitation to prayer chains, a note on security',
  async (door) => {
    renderScene(<Doors />);
    await userEvent.click(screen.getByRole('button', { name: door }));
    const dialog = await screen.findByRole('dialog', { name: 'Join Our Prayer Community' });
    expect(dialog).toHaveTextContent(/prayer chains/);
    expect(dialog).toHaveTextContent(/keeps your account secure/);
  },
);

test('where nobody can sign in, an alert gives the message and the address of the production site', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    json: async () => ({
      error: 'x',
      message: 'Sign-in is not set up here.',
      productionUrl: 'https://prayers.example.org',
    }),
  });
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  renderScene(<Doors />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));

  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
  expect(alert.mock.calls[0]![0]).toBe(
    'Sign-in is not set up here.\n\nPlease visit: https://prayers.example.org',
  );
  expect(fetch).toHaveBeenCalledWith('/api/auth/google', { headers: { Accept: 'application/json' } });
});

test("the header shows the user's name, or 'Signed In' if there is none", () => {
  const { unmount } = renderScene(<Header />, { as: ruth });
  expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
  unmount();
  renderScene(<Header />, { as: { ...ruth, name: null } });
  expect(screen.getByText('Signed In')).toBeInTheDocument();
});
