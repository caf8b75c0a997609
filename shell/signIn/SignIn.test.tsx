import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, page, useDraft, useSession } from 'kit';
import { expectAccessible, renderScene } from 'kit/testing';
import { signInStart, type SignInStart } from 'schema/signInStart';
import { SignInDialog } from '../chrome/SignInDialog';

type Call = [path: string, method: string, body: object];

let calls: Call[];
let responses: Record<string, (body: Record<string, string>) => [status: number, body: object]>;
let leaveFor: jest.SpyInstance;

const ways = page.signInWays;
const tokenOf = (name: string | null) =>
  ['{}', JSON.stringify({ id: 7, name }), 'signature'].map(btoa).join('.');
const landing = (name: string | null = 'Ruth Moab') => `/?token=${tokenOf(name)}&auth=success`;
const notRight = { message: 'That code is not right or no longer valid' };

beforeEach(() => {
  calls = [];
  localStorage.clear();
  window.history.replaceState(null, '', '/prayers?sort=amens');
  leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  responses = {
    '/api/auth/email': () => [200, { message: 'If that address can receive mail, a code is on its way.' }],
    '/api/auth/email/verify': ({ code }) =>
      code === '123456' ? [200, { redirect: landing() }] : [400, notRight],
    '/api/auth/user': () => [200, {}],
  };
  globalThis.fetch = jest.fn(async (path: string, { method, body }: { method: string; body: string }) => {
    calls.push([path, method, JSON.parse(body) as object]);
    const [status, response] = responses[path]!(JSON.parse(body) as Record<string, string>);
    return { ok: status < 300, status, json: async () => response };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  page.production = false;
  page.signInWays = ways;
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

function SignInScene({ start }: { start: Partial<SignInStart> }) {
  const { openSignIn } = useSession();
  const { change } = useDraft<SignInStart>(signInStart.draft, signInStart.none);
  const open = () => {
    change(start);
    openSignIn();
  };
  return (
    <>
      <button onClick={open}>open</button>
      <SignInDialog />
    </>
  );
}

async function open(start: Partial<SignInStart> = {}) {
  renderScene(<SignInScene start={start} />, { path: '/prayers' });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog', { name: 'Join Our Prayer Community' });
}

const names = () =>
  [...screen.getByRole('dialog').querySelectorAll('[data-way]')].map((way) => way.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode() {
  await open();
  await press('Continue with e-mail');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ruth@example.org{Enter}');
  await screen.findByLabelText('Code');
}

describe('the ways', () => {
  test('the others stand below the main button, only those that are offered', async () => {
    page.signInWays = { google: true, oidcName: 'Our Parish', email: true };
    Object.assign(window, { PublicKeyCredential: jest.fn() });
    await open();
    expect(names()).toEqual([
      'Continue with Google',
      'Continue with Our Parish',
      'Continue with e-mail',
      'Use a passkey',
    ]);
    expect(screen.getByRole('link', { name: 'Continue with Our Parish' })).toHaveAttribute(
      'href',
      '/api/auth/oidc?returnTo=%2Fprayers%3Fsort%3Damens',
    );
    await expectAccessible();
  });

  test('without the others, the dialog has its one button', async () => {
    page.signInWays = { google: true, oidcName: null, email: false };
    await open();
    expect(names()).toEqual(['Continue with Google']);
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });

  test('in production without Google the first way is the main one, and the note is about it', async () => {
    page.production = true;
    page.signInWays = { google: false, oidcName: null, email: true };
    await open();
    expect(names()).toEqual(['Continue with e-mail']);
    expect(screen.getByRole('dialog')).toHaveTextContent(/no password.*keeps your account secure/);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/Google/);
  });

  test('when the address belongs to a member, it is explained how both ways become one account', async () => {
    await open({ isLinking: true });
    expect(screen.getByRole('dialog')).toHaveTextContent(/sign in once the way you did then/);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
  });
});

describe('a code by e-mail', () => {
  test('the address, then the code, and its sixth digit signs in', async () => {
    await askForCode();
    expect(calls).toEqual([
      ['/api/auth/email', 'POST', { email: 'ruth@example.org', returnTo: '/prayers?sort=amens' }],
    ]);
    const code = screen.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible();
    await userEvent.paste(' 123 456 ');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(landing()));
    expect(calls.at(-1)).toEqual([
      '/api/auth/email/verify',
      'POST',
      { email: 'ruth@example.org', code: '123456' },
    ]);
    expect(calls).toHaveLength(2);
  });

  test('the field for the address takes passkeys too', async () => {
    await open();
    await press('Continue with e-mail');
    const field = screen.getByLabelText('E-mail address');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'username webauthn');
    await press('Other ways');
    expect(screen.getByRole('button', { name: 'Continue with e-mail' })).toHaveFocus();
  });

  test('something else than an address is refused in place', async () => {
    await open();
    await press('Continue with e-mail');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ruth at example{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('a wrong code is refused in place, sent once, and can be typed again', async () => {
    await askForCode();
    await userEvent.paste('000000');
    expect(await screen.findByText(notRight.message)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(calls).toHaveLength(2);
    await userEvent.paste('123456');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(landing()));
  });

  test('it can be sent again, to the same or another address', async () => {
    await askForCode();
    await press('Send again');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(/another code is on its way.*at most three/),
    );
    expect(calls).toHaveLength(2);
    await press('Use another address');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ruth@example.org');
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
  });

  test('without a connection nothing is lost', async () => {
    await open();
    await press('Continue with e-mail');
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ruth@example.org{Enter}');
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ruth@example.org');
  });

  test("an address of another account leads to that account's old way", async () => {
    responses['/api/auth/email/verify'] = () => [409, { message: 'Sign in', code: 'LINK_REQUIRED' }];
    await askForCode();
    await userEvent.paste('123456');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(/sign in once the way you did then/),
    );
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('when the link of the mail has signed in, in another tab, this page goes on', async () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    await askForCode();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: tokenOf('Ruth') }));
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the name of a new member', () => {
  beforeEach(() => {
    responses['/api/auth/email/verify'] = () => [200, { redirect: landing(null) }];
  });

  async function arriveAtName() {
    await askForCode();
    await userEvent.paste('123456');
    await waitFor(() => expect(screen.getByLabelText('What may we call you?')).toHaveFocus());
  }

  test('is asked once, and saved', async () => {
    await arriveAtName();
    await expectAccessible();
    await userEvent.type(screen.getByLabelText('What may we call you?'), 'Ruth{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(landing(null)));
    expect(calls.at(-1)).toEqual(['/api/auth/user', 'PUT', { name: 'Ruth' }]);
  });

  test.each([
    ['Not now', () => press('Not now')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('may be left out: %s', async (_, leave) => {
    await arriveAtName();
    await leave();
    expect(leaveFor).toHaveBeenCalledWith(landing(null));
    expect(calls).toHaveLength(2);
  });

  test('a blank one is refused in place, as is what the gateway refuses', async () => {
    responses['/api/auth/user'] = () => [400, { message: 'Name too long' }];
    await arriveAtName();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Name is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('What may we call you?'), 'R{Enter}');
    expect(await screen.findByText('Name too long')).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('one that was typed with a prayer is taken, and its address gets the code at once', async () => {
    await open({ isByEmail: true, email: 'ruth@example.org', name: 'Ruth Moab' });
    const code = await screen.findByLabelText('Code');
    expect(calls[0]).toEqual([
      '/api/auth/email',
      'POST',
      { email: 'ruth@example.org', returnTo: '/prayers?sort=amens' },
    ]);
    expect(code).toHaveFocus();
    await userEvent.paste('123456');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(landing(null)));
    expect(calls.at(-1)).toEqual(['/api/auth/user', 'PUT', { name: 'Ruth Moab' }]);
  });
});
