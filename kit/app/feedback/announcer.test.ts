import { screen } from '@testing-library/react';
import { announce } from './announcer';

afterEach(() => jest.useRealTimers());

test('what is announced is in a polite live region, and is removed again', () => {
  jest.useFakeTimers();
  announce('12 prayers');
  expect(screen.getByText('12 prayers').closest('[aria-live="polite"]')).toBeInTheDocument();

  jest.advanceTimersByTime(10_000);
  expect(screen.queryByText('12 prayers')).not.toBeInTheDocument();
});

test('the same text is announced again as a new element', () => {
  announce('20 more prayers');
  const first = screen.getByText('20 more prayers');
  announce('20 more prayers');
  expect(screen.getByText('20 more prayers')).not.toBe(first);
});
