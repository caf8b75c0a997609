import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { Checkbox } from './Checkbox';

test('a press on the label checks the box', async () => {
  const change = jest.fn();
  render(
    <Checkbox
      label="Post anonymously"
      description="Your name is shown to nobody."
      onCheckedChange={change}
    />,
  );
  await userEvent.click(screen.getByText('Post anonymously'));
  const box = screen.getByRole('checkbox', { name: 'Post anonymously' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Your name is shown to nobody.');
  expect(change).toHaveBeenCalledWith(true);
  await expectAccessible();
});

test('a controlled value decides', async () => {
  render(<Checkbox label="Health" checked={false} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Health' }));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
