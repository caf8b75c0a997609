import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { Logo } from './Logo';

test('the symbol is decorative, the wordmark is text', async () => {
  const { container } = render(<Logo wordmark="Prayer Wall" />);
  expect(screen.getByText('Prayer Wall')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expectAccessible();
});
