import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { IconButton } from './IconButton';

test('it has an accessible name and a tooltip', async () => {
  const press = jest.fn();
  render(<IconButton label="Refresh" icon={<svg />} onClick={press} />);
  const button = screen.getByRole('button', { name: 'Refresh' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('title', 'Refresh');
  await expectAccessible();
});

test('while pending it ignores presses', () => {
  render(<IconButton label="Refresh" icon={<svg />} pending />);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
});
