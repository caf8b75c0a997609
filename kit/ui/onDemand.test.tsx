import { act, render, screen } from '@testing-library/react';
import { OnDemand, onDemand, type Part } from './onDemand';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Words = ({ say }: { say: string }) => <p>{say}</p>;

function Scene({ part, onLost }: { part: Part<{ say: string }>; onLost: () => void }) {
  return <OnDemand part={part} given={{ say: 'Peace' }} waiting="On its way" onLost={onLost} />;
}

const passTime = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a part is fetched at its first use and is there at once at the next', async () => {
  const fetch = jest.fn(async () => Words);
  const part = onDemand(fetch);
  const { unmount } = render(<Scene part={part} onLost={() => undefined} />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await passTime();
  expect(screen.getByText('Peace')).toBeInTheDocument();

  unmount();
  render(<Scene part={part} onLost={() => undefined} />);
  expect(screen.getByText('Peace')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a connection that fails for a moment delays it only', async () => {
  const lost = jest.fn();
  const fetch = jest.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
  render(<Scene part={onDemand(fetch)} onLost={lost} />);
  await passTime(500);
  expect(screen.getByText('Peace')).toBeInTheDocument();
  expect(lost).not.toHaveBeenCalled();
});

test('whoever asked for a part hears that it cannot be had, and may ask again', async () => {
  const lost = jest.fn();
  const fetch = jest.fn<Promise<typeof Words>, []>(() => Promise.reject(new Error('offline')));
  const part = onDemand(fetch);
  const { unmount } = render(<Scene part={part} onLost={lost} />);
  await passTime(2500);
  expect(lost).toHaveBeenCalledTimes(1);

  unmount();
  fetch.mockResolvedValue(Words);
  render(<Scene part={part} onLost={lost} />);
  await passTime();
  expect(screen.getByText('Peace')).toBeInTheDocument();
});
