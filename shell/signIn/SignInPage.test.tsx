import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { SignInPage } from './SignInPage';

let status: number;
let sent: [path: string, body: object][];
const token = ['{}', btoa(JSON.stringify({ id: 7, name: 'Ruth' })), 'signature'].join('.');
const redirect = `/?token=${token}&auth=success`;

beforeEach(() => {
  status = 200;
  sent = [];
  jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body) as object]);
    const response = status === 200 ? { redirect } : { message: 'No' };
    return { ok: status === 200, status, json: async () => response };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function show(address: string, as: typeof ruth | null = null) {
  window.history.replaceState(null, '', address);
  renderScene(<SignInPage />, { path: '/sign-in', as });
}

const button = () => screen.getByRole('button', { name: 'Sign in' });

test('the link signs in by a press alone, and its token leaves the address at once', async () => {
  show('/sign-in#secret');
  expect(window.location.href).toMatch(/\/sign-in$/);
  expect(sent).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(button());
  await waitFor(() => expect(browser.leaveFor).toHaveBeenCalledWith(redirect));
  expect(sent).toEqual([['/api/auth/email/verify', { token: 'secret' }]]);
});

test('in a browser that did not ask, it says to type the code where it was asked for, and offers the ways', async () => {
  status = 400;
  show('/sign-in#secret');
  await userEvent.click(button());
  const notice = await screen.findByText(/type the code of the mail there/);
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Continue with e-mail' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('when the gateway cannot be reached, the link can be tried again', async () => {
  status = 503;
  show('/sign-in#secret');
  await userEvent.click(button());
  expect(await screen.findByText('No')).toBeVisible();
  expect(button()).toBeEnabled();
});

test('without a link it offers the ways, which lead back to where sign-in was needed', async () => {
  show('/sign-in?returnTo=%2Fprayer%2F1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue with e-mail' }));
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ruth@example.org{Enter}');
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  expect(sent).toEqual([['/api/auth/email', { email: 'ruth@example.org', returnTo: '/prayer/1' }]]);
});

test('a member is told so', () => {
  show('/sign-in', ruth);
  expect(screen.getByText(/You are signed in as/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the prayers' })).toHaveAttribute('href', '/prayers');
});
