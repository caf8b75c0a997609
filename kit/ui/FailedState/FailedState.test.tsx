import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { FailedState } from './FailedState';

test('it says what failed and tries again', async () => {
  const retry = jest.fn();
  render(
    <FailedState title="The prayer wall could not be loaded" onRetry={retry}>
      The rest of the page still works.
    </FailedState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the page still works.');
  expect(screen.getByRole('heading', { name: 'The prayer wall could not be loaded' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledWith();
  await expectAccessible();
});
