import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

async function openIt() {
  const { container } = render(<Scene />);
  const opener = screen.getByRole('button', { name: 'Sign In' });
  await userEvent.click(opener);
  return { opener, page: container };
}

test('it has a name and a description, takes the focus, and quietens the page behind it', async () => {
  const { page } = await openIt();
  const dialog = screen.getByRole('dialog', { name: 'Join Our Prayer Community' });
  expect(dialog).toHaveAccessibleDescription('Come in');
  expect(dialog).toHaveFocus();
  expect(page).toHaveAttribute('inert');
  await expectAccessible();
});

test.each([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog').parentElement!)],
])('%s closes it and gives the focus back', async (_, close) => {
  const { opener, page } = await openIt();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(page).not.toHaveAttribute('inert');
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
  await userEvent.keyboard('{Escape}');
  expect(closeSecond).toHaveBeenCalledWith(false);
  expect(closeFirst).not.toHaveBeenCalled();
});
