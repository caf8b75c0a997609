/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { applyStyles } from '../applyStyles';
import { Dialog } from '../Dialog/Dialog';
import { expectAccessible } from '../expectAccessible';
import { Toaster } from './Toaster';
import type { Toast } from './ToastContent';

// A dialog takes the pointer from everything outside, and the toast takes it back.
applyStyles();

const amenAdded: Toast = {
  id: 1,
  title: 'Amen added',
  description: 'Your support has been recorded.',
  variant: 'default',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders, and waits for the toast's code. */
async function show(scene: ReactElement) {
  const shown = render(scene);
  await act(() => import('./ToastContent'));
  return shown;
}

const aPerson = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('title and description are in the live region once', async () => {
  await show(<Toaster toast={amenAdded} onClose={() => undefined} />);
  expect(screen.getByRole('status')).toContainElement(screen.getByText('Amen added'));
  expect(screen.getByText('Your support has been recorded.')).toBeInTheDocument();
  jest.useRealTimers();
  await expectAccessible();
});

test('it closes after 5 seconds', async () => {
  const close = jest.fn();
  await show(<Toaster toast={amenAdded} onClose={close} />);
  act(() => jest.advanceTimersByTime(4999));
  expect(close).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a new toast has its own 5 seconds', async () => {
  const close = jest.fn();
  const { rerender } = await show(<Toaster toast={amenAdded} onClose={close} />);
  act(() => jest.advanceTimersByTime(4000));
  rerender(<Toaster toast={{ ...amenAdded, id: 2 }} onClose={close} />);
  act(() => jest.advanceTimersByTime(4000));
  expect(close).not.toHaveBeenCalled();
});

test('it stays while the pointer is on it', async () => {
  const close = jest.fn();
  await show(<Toaster toast={amenAdded} onClose={close} />);
  await aPerson().hover(screen.getByText('Amen added'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['ltr', 50, 0],
  ['ltr', 51, 1],
  ['rtl', 51, 0],
  ['rtl', -51, 1],
])('written %s, a swipe of %i pixels dismisses it %i times', async (direction, distance, times) => {
  const close = jest.fn();
  document.dir = direction;
  await show(<Toaster toast={amenAdded} onClose={close} />);
  const target = screen.getByText('Amen added');
  await aPerson().pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 100 } },
    { pointerName: 'TouchA', target, coords: { clientX: 100 + distance } },
    { keys: '[/TouchA]', target },
  ]);
  expect(close).toHaveBeenCalledTimes(times);
  document.dir = '';
});

test('its action acts and closes it', async () => {
  const close = jest.fn();
  const signIn = jest.fn();
  await show(
    <Toaster toast={{ ...amenAdded, action: { label: 'Sign In', onPress: signIn } }} onClose={close} />,
  );
  await aPerson().click(screen.getByRole('button', { name: 'Sign In' }));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('it takes Escape only while it has the focus, and gives the focus back', async () => {
  const close = jest.fn();
  await show(
    <>
      <button>Amen</button>
      <Toaster toast={amenAdded} onClose={close} />
    </>,
  );
  screen.getByRole('button', { name: 'Amen' }).focus();
  await aPerson().keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();

  await aPerson().keyboard('{F8}{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Amen' })).toHaveFocus();
});

test('Escape closes the dialog below it', async () => {
  const closeToast = jest.fn();
  const closeDialog = jest.fn();
  const { rerender } = await show(<Dialog open onOpenChange={closeDialog} title="Share" />);
  await act(() => import('../Dialog/DialogContent'));
  rerender(
    <>
      <Dialog open onOpenChange={closeDialog} title="Share" />
      <Toaster toast={amenAdded} onClose={closeToast} />
    </>,
  );
  await aPerson().keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalledWith(false);
  expect(closeToast).not.toHaveBeenCalled();
});

test('it works above an open dialog', async () => {
  const closeToast = jest.fn();
  const closeDialog = jest.fn();
  await show(
    <>
      <Toaster toast={amenAdded} onClose={closeToast} />
      <Dialog open onOpenChange={closeDialog} title="Share" />
    </>,
  );
  await act(() => import('../Dialog/DialogContent'));
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeInTheDocument();
  await aPerson().click(within(screen.getByRole('status')).getByRole('button', { name: 'Close' }));
  expect(closeToast).toHaveBeenCalledTimes(1);
  expect(closeDialog).not.toHaveBeenCalled();
});

test('closing one with the pointer does not pause the next', async () => {
  const close = jest.fn();
  const { rerender } = await show(<Toaster toast={amenAdded} onClose={close} />);
  await aPerson().click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<Toaster toast={null} onClose={close} />);
  rerender(<Toaster toast={{ ...amenAdded, id: 2 }} onClose={close} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(close).toHaveBeenCalledTimes(2);
});
