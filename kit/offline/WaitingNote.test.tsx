import { render, screen } from '@testing-library/react';
import { WaitingNote } from '../app/data/waiting';

test('the line of a write that waits is there before its code is, so that nothing moves when it says so', async () => {
  const write = { id: 1, operationName: 'Send', variables: {}, madeAt: 0, refusal: null };
  const { container } = render(<WaitingNote write={write} />);
  const [line, ...others] = container.children;
  expect(others).toEqual([]);
  expect(line?.textContent).toBe('\u00a0');
  expect(await screen.findByRole('status')).toHaveTextContent('Waiting to be sent');
  expect(container.children).toHaveLength(1);
});
