import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from 'kit';
import {
  expectAccessible,
  pressedBeforeSignIn,
  Refused,
  renderScene,
  ruth,
  waitWithStoppedClock,
  type Responses,
} from 'kit/testing';
import { LinkedTestimonyDocument } from '../gen/graphql';
import { watchNavigations } from '../testing/navigations';
import { aTestimony } from '../testing/testimonies';
import { TestimonyCard } from '../testimonies/TestimonyCard';

function ACard() {
  const { data } = useQuery(LinkedTestimonyDocument, { variables: { id: 5 } });
  return data?.testimonial ? <TestimonyCard testimony={data.testimonial} /> : null;
}

interface Shown {
  as?: typeof ruth | null;
  testimony?: object;
  givePraise?: Responses[string];
}

const given = () => ({ praise: aTestimony({ praiseCount: 5, hasPraised: true }) });

async function show({ as = ruth, testimony = aTestimony(), givePraise = given }: Shown = {}) {
  const scene = renderScene(<ACard />, {
    path: '/testimonials',
    as,
    responses: { LinkedTestimony: () => ({ testimonial: testimony }), GivePraise: givePraise },
  });
  await screen.findByRole('button', { name: /^Praise God!/ });
  return scene;
}

const button = (name: string) => screen.getByRole('button', { name });
const writes = (calls: { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'GivePraise').length;

function withClock() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("praise is counted immediately; the button is disabled and highlighted, and a toast says 'Praise God!'", async () => {
  const { calls } = await show();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();

  await userEvent.click(button('Praise God! (4)'));

  expect(button('Praise God! (5)')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Praise God! (5)')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Praise God! (5)')).toHaveFocus();
  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'GivePraise', variables: { testimonialId: 5 } });
});

test('the count rises before the response, and praise cannot be given again meanwhile', async () => {
  let respond: (data: object) => void = () => undefined;
  await show({ givePraise: () => new Promise((resolve) => (respond = resolve)) });

  await userEvent.click(button('Praise God! (4)'));

  expect(button('Praise God! (5)')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Praise God!')).not.toBeInTheDocument();
  await act(async () => respond(given()));
  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
});

test('praise is one-time: the button of a testimony with the viewer’s praise is disabled', async () => {
  const { calls } = await show({ testimony: aTestimony({ hasPraised: true }) });
  expect(button('Praise God! (4)')).toBeDisabled();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(button('Praise God! (4)'));
  expect(writes(calls)).toBe(0);
});

test('authors cannot praise their own testimony: the button is disabled and says why', async () => {
  const { calls } = await show({ testimony: aTestimony({ isOwner: true }) });
  expect(button('Praise God! (4)')).toBeDisabled();
  expect(button('Praise God! (4)')).toHaveAccessibleDescription('Your own testimony The road was safe');
  expect(screen.getByText('Your own testimony')).toBeVisible();

  await userEvent.click(button('Praise God! (4)'));
  expect(writes(calls)).toBe(0);
});

test("a visitor reads 'Sign in required' and is sent to sign-in after 1 s, without a request", async () => {
  const navigations = watchNavigations();
  const { calls } = await show({ as: null });
  const user = withClock();

  await user.click(button('Praise God! (4)'));

  expect(screen.getByText('Sign in required')).toBeInTheDocument();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'false');
  act(() => jest.advanceTimersByTime(900));
  expect(navigations).toEqual([]);
  act(() => jest.advanceTimersByTime(100));
  expect(navigations).toEqual([expect.stringMatching(/^\/api\/login/)]);
  expect(writes(calls)).toBe(0);
});

test('what a visitor pressed is done after sign-in, with its toast', async () => {
  pressedBeforeSignIn('praise 5');
  const { calls } = await show();
  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
  expect(writes(calls)).toBe(1);
  expect(localStorage.getItem('after-sign-in')).toBe('null');
});

test("praise without a session is 'Unauthorized', is taken back, and leads to sign-in after 500 ms", async () => {
  const navigations = watchNavigations();
  await show({
    givePraise: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  });
  const user = withClock();

  await user.click(button('Praise God! (4)'));

  await waitWithStoppedClock(() => expect(screen.getByText('Unauthorized')).toBeInTheDocument());
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  expect(button('Praise God! (4)')).toBeEnabled();
  act(() => jest.advanceTimersByTime(400));
  expect(navigations).toEqual([]);
  act(() => jest.advanceTimersByTime(100));
  expect(navigations).toHaveLength(1);
});

test("any other failure takes the praise back and shows the server's message", async () => {
  await show({
    givePraise: () => {
      throw new Refused('RATE_LIMITED', 'Too many praises at once. Please wait a minute.');
    },
  });
  await userEvent.click(button('Praise God! (4)'));
  expect(await screen.findByText('Too many praises at once. Please wait a minute.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(button('Praise God! (4)')).toBeEnabled();
});

test("a failure without a readable message says 'Failed to add praise', and it can be given again", async () => {
  let isDown = true;
  await show({ givePraise: () => (isDown ? Promise.reject(new Error('connection lost')) : given()) });
  await userEvent.click(button('Praise God! (4)'));
  expect(await screen.findByText('Failed to add praise')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();

  isDown = false;
  await userEvent.click(button('Praise God! (4)'));

  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
  expect(button('Praise God! (5)')).toHaveAttribute('aria-disabled', 'true');
});
