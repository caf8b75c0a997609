import { act, screen } from '@testing-library/react';
import { useLocation, useSession } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { useSignInReturn } from './useSignInReturn';

const claims = { id: 7, email: 'ruth@example.org', name: 'Ruth Moab', isVerified: true, exp: 4102444800 };
const token = ['{}', JSON.stringify(claims), 'signature'].map(btoa).join('.');

/** The landing page and where the browser is, as far as sign-in changes them. */
function Return() {
  useSignInReturn();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <p>{useSession().person?.name ?? 'nobody'}</p>
    </>
  );
}

function arrive(query: string, as: typeof ruth | null) {
  jest.useFakeTimers();
  renderScene(<Return />, { path: `/?${query}`, as });
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each([
  ['with a session', ruth],
  ['without one, as the token alone says who it is', null],
])('auth=success with a token, %s: stored, welcomed, address cleared, after 1.5 s at the wall', (_, as) => {
  arrive(`token=${token}&auth=success`, as);
  expect(screen.getByText('Sign-in successful!')).toBeInTheDocument();
  expect(screen.getByText('Ruth Moab')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBe(token);
  expect(screen.getByText('/')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1499));
  expect(screen.getByText('/')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('/prayers')).toBeInTheDocument();
});

test('a token that cannot be read signs nobody in and is not kept', () => {
  arrive('token=unreadable&auth=success', null);
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('auth=failed says so, and the address is cleared', () => {
  arrive('auth=failed', null);
  expect(screen.getByText('Sign-in failed')).toBeInTheDocument();
  expect(screen.getByText('/')).toBeInTheDocument();
});
