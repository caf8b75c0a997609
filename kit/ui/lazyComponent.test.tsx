import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Words = ({ say }: { say: string }) => <p>{say}</p>;
type Loader = jest.Mock<Promise<ComponentType<{ say: string }>>, []>;

function show(Lazy: ReturnType<typeof lazyComponent<{ say: string }>>, onLoadFailed?: () => void) {
  return render(<Lazy say="Peace" fallback="Loading" onLoadFailed={onLoadFailed} />);
}

const passTime = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('the code is loaded at the first use, and the component is there at once at the next', async () => {
  const load: Loader = jest.fn(async () => Words);
  const Lazy = lazyComponent(load);
  const { unmount } = show(Lazy);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await passTime();
  expect(screen.getByText('Peace')).toBeInTheDocument();

  unmount();
  show(Lazy);
  expect(screen.getByText('Peace')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a connection that fails for a moment delays it only', async () => {
  const failed = jest.fn();
  const load: Loader = jest.fn(async () => Words);
  load.mockRejectedValueOnce(new Error('offline'));
  show(lazyComponent(load), failed);
  await passTime(500);
  expect(screen.getByText('Peace')).toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();
});

test('a failure is reported once, and the next mount tries again', async () => {
  const failed = jest.fn();
  const load: Loader = jest.fn(() => Promise.reject(new Error('offline')));
  const Lazy = lazyComponent(load);
  const { unmount } = show(Lazy, failed);
  await passTime(2500);
  expect(failed).toHaveBeenCalledTimes(1);

  unmount();
  load.mockResolvedValue(Words);
  show(Lazy, failed);
  await passTime();
  expect(screen.getByText('Peace')).toBeInTheDocument();
});
