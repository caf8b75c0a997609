import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { CheckboxField } from './CheckboxField';

test('an error describes the box together with its description', async () => {
  render(<CheckboxField label="I agree" description="To the rules" error="Please agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('To the rules Please agree');
  expect(box).toBeInvalid();
  await expectAccessible();
});
