import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScene } from '../../testing';
import { useQuery } from './useQuery';

const query: TypedDocumentNode<{ banner: string }> = gql`
  query Banner {
    banner
  }
`;
const interval = 5000;

let answer: () => Promise<{ banner: string }>;

function Banner() {
  const { data, error, refetch } = useQuery(query, { pollInterval: interval });
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
async function show() {
  answer = lost;
  renderScene(<Banner />, { responses: { Banner: () => answer() } });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await pass(0);
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  return button;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failure, with its focus, stays while the query is polled, until there is an answer', async () => {
  const button = await show();
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
  const button = await show();
  answer = lostLater;
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});
