import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { SelectField } from './SelectField';

const options = [
  { value: 'general', label: 'General' },
  { value: 'health', label: 'Health' },
];

test('an option is selected', async () => {
  const change = jest.fn();
  render(<SelectField label="Category" options={options} onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Health');
  expect(screen.getByRole('combobox')).toHaveValue('health');
  expect(change).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('the placeholder is shown until an option is selected', () => {
  render(
    <SelectField label="Theme" options={options} placeholder="Choose a theme" error="Theme is required" />,
  );
  const select = screen.getByRole('combobox', { name: 'Theme' });
  expect(select).toHaveDisplayValue('Choose a theme');
  expect(select).toHaveAccessibleDescription('Theme is required');
});
