import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Answers } from 'kit/testing';
import { LinkedTestimonyDocument } from '../gen/graphql';
import { watchDepartures } from '../testing/departures';
import { aTestimony } from '../testing/testimonies';
import { TestimonyCard } from '../testimonies/TestimonyCard';

function ACard() {
  const { data } = useQuery(LinkedTestimonyDocument, { variables: { id: 5 } });
  return data?.testimonial ? <TestimonyCard testimony={data.testimonial} /> : null;
}

interface Shown {
  as?: typeof ruth | null;
  testimony?: object;
  givePraise?: Answers[string];
}

const given = () => ({ praise: aTestimony({ praiseCount: 5, hasPraised: true }) });

async function show({ as = ruth, testimony = aTestimony(), givePraise = given }: Shown = {}) {
  const scene = renderScene(<ACard />, {
    path: '/testimonials',
    as,
    answers: { LinkedTestimony: () => ({ testimonial: testimony }), GivePraise: givePraise },
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
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("praise that is given is counted at once, disabled and highlighted, and answered by 'Praise God!'", async () => {
  const { calls } = await show();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();

  await userEvent.click(button('Praise God! (4)'));

  expect(button('Praise God! (5)')).toBeDisabled();
  expect(button('Praise God! (5)')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'GivePraise', variables: { testimonialId: 5 } });
});

test('the count rises before the answer is there, and praise cannot be given again meanwhile', async () => {
  let answer: (data: object) => void = () => undefined;
  await show({ givePraise: () => new Promise((resolve) => (answer = resolve)) });

  await userEvent.click(button('Praise God! (4)'));

  expect(button('Praise God! (5)')).toBeDisabled();
  expect(screen.queryByText('Praise God!')).not.toBeInTheDocument();
  await act(async () => answer(given()));
  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
});

test('praise is one-time: the button of a testimony that one has praised is disabled', async () => {
  const { calls } = await show({ testimony: aTestimony({ hasPraised: true }) });
  expect(button('Praise God! (4)')).toBeDisabled();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(button('Praise God! (4)'));
  expect(writes(calls)).toBe(0);
});

test('nobody praises their own testimony: the button is disabled and says why', async () => {
  const { calls } = await show({ testimony: aTestimony({ isOwner: true }) });
  expect(button('Praise God! (4)')).toBeDisabled();
  expect(button('Praise God! (4)')).toHaveAccessibleDescription('Your own testimony');
  expect(screen.getByText('Your own testimony')).toBeVisible();

  await userEvent.click(button('Praise God! (4)'));
  expect(writes(calls)).toBe(0);
});

test("a visitor reads 'Sign in required' and is led to sign-in after 1 s; no call is made", async () => {
  const departures = watchDepartures();
  const { calls } = await show({ as: null });
  const user = withClock();

  await user.click(button('Praise God! (4)'));

  expect(screen.getByText('Sign in required')).toBeInTheDocument();
  expect(button('Praise God! (4)')).toHaveAttribute('aria-pressed', 'false');
  act(() => jest.advanceTimersByTime(900));
  expect(departures).toEqual([]);
  act(() => jest.advanceTimersByTime(100));
  expect(departures).toEqual([expect.stringMatching(/^\/api\/login/)]);
  expect(writes(calls)).toBe(0);
});

test("praise without a session is 'Unauthorized', falls back, and leads to sign-in after 500 ms", async () => {
  const departures = watchDepartures();
  await show({
    givePraise: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  });
  const user = withClock();

  await user.click(button('Praise God! (4)'));

  await waitFor(() => expect(screen.getByText('Unauthorized')).toBeInTheDocument());
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  expect(button('Praise God! (4)')).toBeEnabled();
  act(() => jest.advanceTimersByTime(400));
  expect(departures).toEqual([]);
  act(() => jest.advanceTimersByTime(100));
  expect(departures).toHaveLength(1);
});

test("any other failure falls back and tells the server's message", async () => {
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
  await show({ givePraise: () => (isDown ? Promise.reject(new Error('the line is dead')) : given()) });
  await userEvent.click(button('Praise God! (4)'));
  expect(await screen.findByText('Failed to add praise')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();

  isDown = false;
  await userEvent.click(button('Praise God! (4)'));

  expect(await screen.findByText('Praise God!')).toBeInTheDocument();
  expect(button('Praise God! (5)')).toBeDisabled();
});
