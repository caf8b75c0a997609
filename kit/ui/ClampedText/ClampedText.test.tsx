/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles } from '../applyStyles';
import { expectAccessible } from '../expectAccessible';
import { ClampedText } from './ClampedText';

applyStyles();

test('a text of 150 characters is shown whole', () => {
  render(<ClampedText text={'🙏'.repeat(150)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a longer one is clamped to 3 lines until it is expanded', async () => {
  const text = 'a'.repeat(151);
  render(<ClampedText text={text} />);
  const lines = () => getComputedStyle(screen.getByText(text)).getPropertyValue('-webkit-line-clamp');
  expect(lines()).toBe('3');
  expect(screen.getByRole('button', { name: 'Read More', expanded: false })).toBeInTheDocument();
  await expectAccessible();

  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(lines()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));
  expect(lines()).toBe('3');
});
