import { act, screen } from '@testing-library/react';
import { findDraft, page, useLocation, useSession } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { signInStart } from 'schema/signInStart';
import { useSignInReturn } from './useSignInReturn';

const claims = { id: 7, email: 'ruth@example.org', name: 'Ruth Moab', isVerified: true, exp: 4102444800 };
const token = ['{}', JSON.stringify(claims), 'signature'].map(btoa).join('.');

/** Shows the address, the signed-in person, and whether the sign-in dialog is open. */
function Return() {
  useSignInReturn();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <p>{useSession().person?.name ?? 'nobody'}</p>
      <p>Dialog: {useSession().signInMode ?? 'closed'}</p>
    </>
  );
}

function showReturn(query: string, as: typeof ruth | null) {
  jest.useFakeTimers();
  renderScene(<Return />, { path: `/?${query}`, as });
}

afterEach(() => {
  jest.useRealTimers();
  delete page.suspension;
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['with a session', ruth],
  ['without a session', null],
])(
  'auth=success with a token, %s, stores it, welcomes, clears the address, and opens the wall after 1.5 s',
  (_, as) => {
    showReturn(`token=${token}&auth=success`, as);
    expect(screen.getByText('Sign-in successful!')).toBeInTheDocument();
    expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
    expect(localStorage.getItem('authToken')).toBe(token);
    expect(screen.getByText('/')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1499));
    expect(screen.getByText('/')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('/prayers')).toBeInTheDocument();
  },
);

test('an unreadable token signs nobody in and is not stored', () => {
  showReturn('token=unreadable&auth=success', null);
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a suspended member is neither welcomed nor shown as signed in, and the address is cleared', () => {
  page.suspension = 'This account is suspended.';
  showReturn(`token=${token}&auth=success`, null);
  expect(screen.queryByText('Sign-in successful!')).not.toBeInTheDocument();
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
  act(() => jest.runAllTimers());
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('auth=failed says so, and the address is cleared', () => {
  showReturn('auth=failed', null);
  expect(screen.getByText('Sign-in failed')).toBeInTheDocument();
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('auth=link opens the sign-in dialog, which explains it, and the address is cleared', () => {
  showReturn('auth=link', null);
  expect(screen.getByText('/')).toBeInTheDocument();
  expect(screen.getByText(/^Dialog: (login|signup)$/)).toBeInTheDocument();
  expect(findDraft(signInStart.draft)).toMatchObject({ isLinking: true });
  expect(screen.queryByText(/Sign-in/)).not.toBeInTheDocument();
  expect(screen.getByText('nobody')).toBeInTheDocument();
});
