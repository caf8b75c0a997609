import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { EmptyState } from './EmptyState';

test('it has a heading, a text and an action', async () => {
  render(
    <EmptyState icon={<svg />} title="No prayers found" level={3} action={<button>Share a prayer</button>}>
      Be the first.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No prayers found' })).toBeInTheDocument();
  expect(screen.getByText('Be the first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share a prayer' })).toBeInTheDocument();
  await expectAccessible();
});
