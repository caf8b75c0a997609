import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expectAccessible } from '../expectAccessible';
import { Button } from './Button';

test('a button calls its handler, and submits a form only as a submit button', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Share a prayer</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Share a prayer' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  await expectAccessible();
});

test('while pending it is busy, shows it, and ignores a second press', async () => {
  const press = jest.fn();
  const { rerender } = render(
    <Button pendingLabel="Creating..." onClick={press}>
      Share Testimony
    </Button>,
  );
  expect(screen.queryByText('Creating...')).not.toBeInTheDocument();

  rerender(
    <Button pending pendingLabel="Creating..." onClick={press}>
      Share Testimony
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Creating...' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a button that is disabled by its own press keeps the focus, and is `disabled` once it is left', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  function Praise() {
    const [isDone, setDone] = useState(false);
    return (
      <form onSubmit={submit}>
        <Button
          type="submit"
          disabled={isDone}
          onClick={() => {
            press();
            setDone(true);
          }}
        >
          Praise God!
        </Button>
      </form>
    );
  }
  render(<Praise />);
  const button = screen.getByRole('button', { name: 'Praise God!' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);

  await userEvent.tab();
  expect(button).toBeDisabled();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('it can be a link', () => {
  render(
    <Button as="a" href="/prayers">
      Prayer Wall
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Prayer Wall' })).toHaveAttribute('href', '/prayers');
});
