import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { Spinner } from './Spinner';

test('with a label it announces what is loading, without it is silent', async () => {
  const { rerender } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await expectAccessible();
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
