import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene } from 'kit/testing';
import { NewsletterForm } from './NewsletterForm';

const thanks = { title: 'Thank you!', description: 'A letter will come.' };

function show(subscribe: () => object | Promise<object>) {
  const { calls } = renderScene(<NewsletterForm thanks={thanks} />, {
    responses: { SubscribeToNewsletter: subscribe },
  });
  return { calls, field: screen.getByRole('textbox', { name: 'Email address' }) };
}

const subscribed = () => ({ subscribeToNewsletter: true });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

test.each(['', 'ruth.example.org'])('submitting %p, without an @, does nothing', async (typed) => {
  const { calls, field } = show(subscribed);
  if (typed) await userEvent.type(field, typed);
  // Skips the browser's own validation, which would stop it earlier.
  field.closest('form')!.noValidate = true;
  await userEvent.click(button());
  expect(calls).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(field).toHaveValue(typed);
});

test('while it is pending, input and button are disabled, and the focus stays', async () => {
  let finish = (_answer: object) => undefined as void;
  const { field } = show(() => new Promise<object>((resolve) => (finish = resolve)));
  await userEvent.type(field, 'ruth@example.org{Enter}');
  expect(field).toHaveAttribute('aria-disabled', 'true');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveFocus();
  expect(button()).toBeDisabled();

  finish(subscribed());
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  expect(button()).toBeEnabled();
});

test('success clears the field and shows a toast', async () => {
  const { calls, field } = show(subscribed);
  await userEvent.type(field, ' ruth@example.org {Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!A letter will come.'));
  expect(field).toHaveValue('');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(calls).toEqual([
    { operation: 'SubscribeToNewsletter', variables: { email: 'ruth@example.org', timeZone } },
  ]);
  await expectAccessible();
});

test.each([
  [
    "a refusal is 'Subscription failed' with the server's message",
    () => {
      throw new Refused('BAD_USER_INPUT', 'Please enter a valid email address');
    },
    'Please enter a valid email address',
  ],
  [
    "a failure without a message says 'Please try again later.'",
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Please try again later.',
  ],
])('%s, and the typed address stays', async (_, subscribe, message) => {
  const { field } = show(subscribe);
  await userEvent.type(field, 'ruth@example{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Subscription failed${message}`));
  expect(field).toHaveValue('ruth@example');
  expect(field).toBeEnabled();
  expect(button()).toBeEnabled();
});
