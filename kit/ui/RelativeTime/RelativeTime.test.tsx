import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime';

const now = new Date('2025-03-01T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test.each([
  [10_000, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, '1 day ago'],
  [40 * 24 * 60 * minute, '1 month ago'],
  [800 * 24 * 60 * minute, '2 years ago'],
  [-5 * minute, 'just now'],
])('%i milliseconds back reads %s', (milliseconds, words) => {
  render(<RelativeTime dateTime={before(milliseconds)} />);
  expect(screen.getByText(words)).toHaveAttribute('datetime', before(milliseconds));
  expect(screen.getByText(words).title).toMatch(/2022|2023|2024|2025/);
});

test('it is updated as time passes', () => {
  render(<RelativeTime dateTime={before(0)} />);
  act(() => jest.advanceTimersByTime(2 * minute));
  expect(screen.getByText('2 minutes ago')).toBeInTheDocument();
});
