import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { Switch } from './Switch';

test('it is toggled by its label or the space bar', async () => {
  const turn = jest.fn();
  render(<Switch label="Weekly digest" description="Once a week" onCheckedChange={turn} />);
  const digest = screen.getByRole('switch', { name: 'Weekly digest' });
  await userEvent.click(screen.getByText('Weekly digest'));
  expect(digest).toBeChecked();
  await userEvent.keyboard(' ');
  expect(digest).not.toBeChecked();
  expect(turn.mock.calls).toEqual([[true], [false]]);
  await expectAccessible();
});
