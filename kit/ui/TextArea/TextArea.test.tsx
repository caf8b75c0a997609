import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expectAccessible } from '../expectAccessible';
import { TextArea } from './TextArea';

test('the counter counts characters that people see, without surrounding blanks', async () => {
  render(<TextArea label="Your Testimony" limit={500} />);
  await userEvent.type(screen.getByLabelText('Your Testimony'), ' Thanks 🙏🏽 ');
  expect(screen.getByText('9/500')).toBeInTheDocument();
  await expectAccessible();
});

test('near the limit the remaining characters are announced after a pause in typing', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<TextArea label="Your Testimony" limit={25} />);
    await user.type(screen.getByLabelText('Your Testimony'), 'Abcdefghij');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('15 characters left');
    await user.type(screen.getByLabelText('Your Testimony'), 'klmnopqrstuvwx');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('1 character left');
    await user.type(screen.getByLabelText('Your Testimony'), 'yz');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('1 character too many');
  } finally {
    jest.useRealTimers();
  }
});

test('what describes it, its description and its error are read', () => {
  render(
    <>
      <p id="prayer">For rain</p>
      <TextArea label="Words" description="Be kind." error="Too long" aria-describedby="prayer" />
    </>,
  );
  expect(screen.getByLabelText('Words')).toHaveAccessibleDescription('Be kind. Too long For rain');
});

test('it counts beyond the limit and does not cut the text', async () => {
  render(<TextArea label="Words" limit={3} />);
  await userEvent.type(screen.getByLabelText('Words'), 'Selah');
  expect(screen.getByLabelText('Words')).toHaveValue('Selah');
  expect(screen.getByText('5/3')).toBeInTheDocument();
});

test('a form that resets the field resets the counter', async () => {
  render(<Form />);
  expect(screen.getByText('8/20')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('0/20')).toBeInTheDocument();
});

function Form() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [, setSent] = useState(false);
  const send = () => {
    area.current!.value = '';
    setSent(true);
  };
  return (
    <>
      <TextArea label="Words" limit={20} ref={area} defaultValue="Be still" />
      <button onClick={send}>Send</button>
    </>
  );
}
