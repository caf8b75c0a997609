import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { ConfirmDialog } from './ConfirmDialog';

test('Cancel has the focus, confirming confirms, and a press outside does nothing', async () => {
  const confirm = jest.fn();
  const change = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={change}
      title="Withdraw this prayer?"
      description="This cannot be taken back."
      confirmLabel="Withdraw"
      isDanger
      onConfirm={confirm}
    />,
  );
  const confirmation = await screen.findByRole('alertdialog', { name: 'Withdraw this prayer?' });
  expect(confirmation).toHaveAccessibleDescription('This cannot be taken back.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expectAccessible();

  await userEvent.click(confirmation.parentElement!);
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(change).toHaveBeenCalledWith(false);
});
