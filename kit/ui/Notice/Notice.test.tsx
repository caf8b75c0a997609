import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { Notice } from './Notice';

test('it can be dismissed', async () => {
  const dismiss = jest.fn();
  render(
    <Notice title="You are offline" onDismiss={dismiss}>
      We keep trying.
    </Notice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('one that appears while the page is in use is announced, a danger immediately', () => {
  render(
    <>
      <Notice isLive>Saved</Notice>
      <Notice isLive tone="danger">
        Not saved
      </Notice>
      <Notice>Always here</Notice>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});
