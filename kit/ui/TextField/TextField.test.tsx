import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expectAccessible } from '../expectAccessible';
import { TextField } from './TextField';

test('label, description and error belong to the field', async () => {
  render(<TextField label="Title" description="A few words" error="Title is required" />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toHaveAccessibleDescription('A few words Title is required');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Title is required');
  await expectAccessible();
});

test('without an error it is not invalid', () => {
  render(<TextField label="Title" isLabelHidden />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form gets a ref to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="E-mail" type="email" name="email" ref={ref} />);
  expect(ref.current).toBe(screen.getByLabelText('E-mail'));
  expect(ref.current).toHaveAttribute('type', 'email');
});
