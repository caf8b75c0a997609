import { render } from '@testing-library/react';
import { onPageReady, usePageReady } from './pageReady';
import { prefetchWhenIdle, whenIdle } from './whenIdle';

let begin: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  begin = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

function Wall() {
  usePageReady();
  return null;
}

test('what can wait begins two seconds after the page has loaded', async () => {
  whenIdle(begin);
  await jest.advanceTimersByTimeAsync(1900);
  expect(begin).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('behind a prerendered page it begins two seconds after the page has been drawn with its content', async () => {
  onPageReady(() => undefined);
  whenIdle(begin);
  await jest.advanceTimersByTimeAsync(1000);
  expect(begin).not.toHaveBeenCalled();
  render(<Wall />);
  await jest.advanceTimersByTimeAsync(1900);
  expect(begin).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('what a press may need is loaded then, but not for those who save data', async () => {
  prefetchWhenIdle(begin.mockResolvedValue(null));
  await jest.advanceTimersByTimeAsync(2100);
  expect(begin).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchWhenIdle(begin);
  await jest.advanceTimersByTimeAsync(2100);
  expect(begin).toHaveBeenCalledTimes(1);
});
