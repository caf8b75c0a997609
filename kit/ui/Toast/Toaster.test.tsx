import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../Dialog/Dialog';
import { expectAccessible } from '../expectAccessible';
import { Toaster, type Toast } from './Toaster';

const amenAdded: Toast = {
  id: 1,
  title: 'Amen added',
  description: 'Your support has been recorded.',
  variant: 'default',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aPerson = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('title and description are there once each, in a place that is read aloud', async () => {
  render(<Toaster toast={amenAdded} onClose={() => undefined} />);
  expect(screen.getByRole('status')).toContainElement(screen.getByText('Amen added'));
  expect(screen.getByText('Your support has been recorded.')).toBeInTheDocument();
  jest.useRealTimers();
  await expectAccessible();
});

test('it goes after 5 seconds', () => {
  const close = jest.fn();
  render(<Toaster toast={amenAdded} onClose={close} />);
  act(() => jest.advanceTimersByTime(4999));
  expect(close).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a new toast has its own 5 seconds', () => {
  const close = jest.fn();
  const { rerender } = render(<Toaster toast={amenAdded} onClose={close} />);
  act(() => jest.advanceTimersByTime(4000));
  rerender(<Toaster toast={{ ...amenAdded, id: 2 }} onClose={close} />);
  act(() => jest.advanceTimersByTime(4000));
  expect(close).not.toHaveBeenCalled();
});

test('it stays while a pointer rests on it', async () => {
  const close = jest.fn();
  render(<Toaster toast={amenAdded} onClose={close} />);
  await aPerson().hover(screen.getByText('Amen added'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(close).not.toHaveBeenCalled();
});

test.each([
  [50, 0],
  [51, 1],
])('a swipe of %i pixels to the right dismisses it %i times', async (distance, times) => {
  const close = jest.fn();
  render(<Toaster toast={amenAdded} onClose={close} />);
  const target = screen.getByText('Amen added');
  await aPerson().pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 100 } },
    { pointerName: 'TouchA', target, coords: { clientX: 100 + distance } },
    { keys: '[/TouchA]', target },
  ]);
  expect(close).toHaveBeenCalledTimes(times);
});

test('its action acts and closes it', async () => {
  const close = jest.fn();
  const signIn = jest.fn();
  render(<Toaster toast={{ ...amenAdded, action: { label: 'Sign In', onPress: signIn } }} onClose={close} />);
  await aPerson().click(screen.getByRole('button', { name: 'Sign In' }));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('an open dialog leaves it alive', () => {
  render(
    <>
      <Toaster toast={amenAdded} onClose={() => undefined} />
      <Dialog open onOpenChange={() => undefined} title="Share" />
    </>,
  );
  expect(screen.getByText('Amen added').closest('[inert]')).toBeNull();
});
