import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { expectAccessible } from '../expectAccessible';
import { Popover } from './Popover';

test('it opens beside its trigger with the focus in it, and Escape returns to the trigger', async () => {
  render(
    <Popover label="What is an amen?" trigger={<Button>Help</Button>}>
      It says that you have prayed.
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Help' });
  await userEvent.click(trigger);
  const surface = await screen.findByRole('dialog', { name: 'What is an amen?' });
  expect(surface).toHaveFocus();
  await expectAccessible();

  await userEvent.keyboard('{Escape}');
  expect(surface).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a press on the trigger closes it again', async () => {
  render(
    <Popover label="More" trigger={<Button>Help</Button>}>
      Words
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
