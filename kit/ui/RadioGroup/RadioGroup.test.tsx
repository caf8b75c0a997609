import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'amens', label: 'Most Amens', description: 'Of all time' },
] as const;

test('an option is selected by its label', async () => {
  const change = jest.fn();
  render(<RadioGroup label="Sort By" options={options} defaultValue="recent" onValueChange={change} />);
  expect(screen.getByRole('radiogroup', { name: 'Sort By' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Most Recent' })).toBeChecked();

  await userEvent.click(screen.getByText('Most Amens'));
  const amens = screen.getByRole('radio', { name: 'Most Amens' });
  expect(amens).toBeChecked();
  expect(amens).toHaveAccessibleDescription('Of all time');
  expect(change).toHaveBeenCalledWith('amens');
  await expectAccessible();
});

test('arrow keys move between the options', async () => {
  render(<RadioGroup label="Sort By" options={options} defaultValue="recent" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Most Amens' })).toBeChecked();
});
