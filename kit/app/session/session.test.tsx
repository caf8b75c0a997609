import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../browser/browser';
import { hasDraft, storeDraft } from '../browser/drafts';
import { page } from '../page/page';
import { SessionProvider, signInAddress, useSession } from './session';
import { leaveToken, ruth } from '../../testing';

beforeEach(() => {
  localStorage.clear();
  page.session = null;
});

function Name() {
  return <p>{useSession().person?.name ?? 'nobody'}</p>;
}

function show() {
  render(
    <SessionProvider>
      <Name />
    </SessionProvider>,
  );
}

test("without a stored token the server's session determines who is signed in", () => {
  page.session = ruth;
  show();
  expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
});

test('a stored token alone shows its owner as signed in', () => {
  leaveToken({ id: 3, name: 'Naomi' });
  show();
  expect(screen.getByText('Naomi')).toBeInTheDocument();
});

test('a stored token of another member than the session is removed', () => {
  page.session = ruth;
  leaveToken({ id: 3, name: 'Naomi' });
  show();
  expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a token that has expired is dropped silently; the member of the session stays signed in', () => {
  page.session = ruth;
  leaveToken({ id: ruth.id, name: 'Ruth of old', exp: Math.floor(Date.now() / 1000) - 1 });
  show();
  expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('token and drafts are removed after a sign-out by its address, and only then', () => {
  leaveToken({ id: 3, name: 'Naomi' });
  storeDraft('prayer', { title: 'For Naomi' });
  document.cookie = 'pw_signed_out=1; path=/';
  show();
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(hasDraft('prayer')).toBe(false);
  expect(document.cookie).toBe('');
});

test('where a session has ended otherwise, the token is removed and the drafts wait for their member', () => {
  leaveToken({ id: 3, name: 'Naomi' });
  storeDraft('prayer', { title: 'For Naomi' });
  document.cookie = 'pw_signed_out=0; path=/';
  show();
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(hasDraft('prayer')).toBe(true);
  expect(document.cookie).toBe('');
});

test('with neither a token nor a session nobody is signed in', () => {
  show();
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

test('sign-in returns to the previous page, except to the landing page', () => {
  window.history.replaceState(null, '', '/prayers?sort=amens');
  expect(signInAddress('/api/login')).toBe('/api/login?returnTo=%2Fprayers%3Fsort%3Damens');
  window.history.replaceState(null, '', '/?auth=failed');
  expect(signInAddress('/api/auth/google')).toBe('/api/auth/google');
});

test('a changed name is shown immediately, and on every later page', () => {
  page.session = { ...ruth };
  render(
    <SessionProvider>
      <Name />
      <Renamed />
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'rename' }));
  expect(screen.getByText('Ruth of Bethlehem')).toBeInTheDocument();
  expect(page.session).toMatchObject({ id: ruth.id, name: 'Ruth of Bethlehem' });
});

function Renamed() {
  const { updatePerson } = useSession();
  return <button onClick={() => updatePerson({ name: 'Ruth of Bethlehem' })}>rename</button>;
}

test('signing out leaves no draft', () => {
  const leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  page.session = ruth;
  storeDraft('prayer', { title: 'For Naomi' });
  render(
    <SessionProvider>
      <SignOut />
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'sign out' }));
  expect(leaveFor).toHaveBeenCalledWith('/api/logout');
  expect(hasDraft('prayer')).toBe(false);
});

function SignOut() {
  const { signOut } = useSession();
  return <button onClick={() => signOut()}>sign out</button>;
}

test('a sign-out in another tab is followed when the session has ended, and drafts end with it', () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  page.session = ruth;
  storeDraft('prayer', { title: 'For Naomi' });
  show();
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'farewell', newValue: 'signedOut' }));
  expect(reload).not.toHaveBeenCalled();
  expect(hasDraft('prayer')).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'farewell', newValue: null }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(hasDraft('prayer')).toBe(false);
});

test.each([
  ['a visitor who has signed in', null, String(ruth.id), 1],
  ['a member who has signed out', ruth, '0', 1],
  ['a member who is signed in', ruth, String(ruth.id), 0],
  ['a visitor', null, '0', 0],
  ['a page that nobody stores', ruth, null, 0],
] as const)('going back to a page that the browser has kept, of %s', async (_, session, member, reloads) => {
  const reload = jest
    .spyOn(browser, 'reload')
    .mockReset()
    .mockImplementation(() => undefined);
  const ask = jest.fn(async () => ({ headers: new Map([['Prayer-Wall-Member', member]]) }));
  Object.assign(globalThis, { fetch: ask });
  page.session = session;
  show();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(ask).not.toHaveBeenCalled();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await act(async () => undefined);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
