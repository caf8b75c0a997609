import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refused, renderScene } from '../../testing';
import { freshness } from './freshness';
import { useQuery } from './useQuery';

const query: TypedDocumentNode<{ banner: string }> = gql`
  query Banner {
    banner
  }
`;
const interval = 5000;

let answer: () => Promise<{ banner: string }>;

interface Polls {
  pollInterval?: number;
  skipPollAttempt?: () => boolean;
}

function Banner(polls: Polls) {
  const { data, error, refetch } = useQuery(query, polls);
  if (data) return <p>{data.banner}</p>;
  return error ? (
    <button onClick={() => void refetch().catch(() => undefined)}>Try Again</button>
  ) : (
    <p>Loading</p>
  );
}

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const lost = async (): Promise<never> => Promise.reject(new Error('lost'));
const lostLater = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('lost')), 1000));

/** The query has failed. */
async function show(polls: Polls = {}, failure = lost) {
  answer = failure;
  const { calls } = renderScene(<Banner {...polls} />, {
    responses: { Banner: () => answer() },
  });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await pass(0);
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  return { button, calls };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failure, with its focus, stays while the query is polled, until there is an answer', async () => {
  const { button } = await show({ pollInterval: interval });
  answer = lostLater;
  await pass(interval);
  expect(button).toHaveFocus();
  await pass(1000);
  expect(button).toHaveFocus();
  answer = async () => ({ banner: 'Welcome' });
  await pass(interval);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

test('one who tries again sees that it is loading', async () => {
  const { button } = await show();
  answer = lostLater;
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('what is not polled recovers by itself after a failure, and is not polled afterwards', async () => {
  const { button, calls } = await show();
  answer = lostLater;
  await pass(freshness.feed.poll + 1000);
  expect(button).toHaveFocus();
  answer = async () => ({ banner: 'Welcome' });
  await pass(freshness.feed.poll);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
  expect(calls).toHaveLength(3);
  await pass(2 * freshness.feed.poll);
  expect(calls).toHaveLength(3);
});

test.each(['hidden', 'onLine'])(
  'it is not requested again while the page is hidden or offline (%s)',
  async (state) => {
    const { calls } = await show();
    const page = state === 'hidden' ? document : navigator;
    jest.spyOn(page as Document, state as 'hidden', 'get').mockReturnValue(state === 'hidden');
    await pass(2 * freshness.feed.poll);
    expect(calls).toHaveLength(1);
    jest.restoreAllMocks();
    await pass(freshness.feed.poll);
    expect(calls).toHaveLength(2);
  },
);

test('what live updates keep current recovers by itself too, although they stand in for its polls', async () => {
  await show({ pollInterval: interval, skipPollAttempt: () => true });
  answer = async () => ({ banner: 'Welcome' });
  await pass(interval);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

test('a refusal stays: it is not requested again', async () => {
  const refused = () => Promise.reject(new Refused('FORBIDDEN', 'Forbidden'));
  const { calls } = await show({}, refused);
  await pass(2 * freshness.feed.poll);
  expect(calls).toHaveLength(1);
});
