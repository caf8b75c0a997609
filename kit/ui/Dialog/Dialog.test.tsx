import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expectAccessible } from '../expectAccessible';
import { Dialog } from './Dialog';

function Scene() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Sign In</button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Join Our Prayer Community" description="Come in">
        <button>Continue</button>
      </Dialog>
    </>
  );
}

const opener = () => screen.queryByRole('button', { name: 'Sign In' });

async function openIt() {
  render(<Scene />);
  await userEvent.click(opener()!);
  return screen.findByRole('dialog', { name: 'Join Our Prayer Community' });
}

test('it has a name and a description, takes the focus, and hides the page from screen readers', async () => {
  const dialog = await openIt();
  expect(dialog).toHaveAccessibleDescription('Come in');
  expect(dialog).toHaveFocus();
  expect(opener()).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(screen.getByRole('dialog').parentElement!)],
])('%s closes it and returns the focus', async (_, close) => {
  await openIt();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a press inside does not close it', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Escape closes only the topmost of two', async () => {
  const closeFirst = jest.fn();
  const closeSecond = jest.fn();
  render(
    <>
      <Dialog open onOpenChange={closeFirst} title="First" />
      <Dialog open onOpenChange={closeSecond} title="Second" />
    </>,
  );
  await screen.findByText('Second');
  await userEvent.keyboard('{Escape}');
  expect(closeSecond).toHaveBeenCalledWith(false);
  expect(closeFirst).not.toHaveBeenCalled();
});

test('the initial focus is the given field, and Tab stays inside', async () => {
  function WithField() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog open onOpenChange={() => undefined} title="Edit Your Prayer" initialFocus={field}>
        <input ref={field} aria-label="Title" />
      </Dialog>
    );
  }
  render(<WithField />);
  const field = await screen.findByRole('textbox', { name: 'Title' });
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(field).toHaveFocus();
});
