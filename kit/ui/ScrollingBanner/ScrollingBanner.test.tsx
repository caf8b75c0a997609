/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles } from '../applyStyles';
import { expectAccessible } from '../expectAccessible';
import { ScrollingBanner } from './ScrollingBanner';

applyStyles();

test('every phrase is in the document once', async () => {
  render(<ScrollingBanner phrases={['#PrayTogether', '#HopeIsHere']} />);
  expect(screen.getAllByText('#PrayTogether')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible();
});

test('a button pauses and resumes it', async () => {
  render(<ScrollingBanner phrases={['#HopeIsHere']} />);
  const track = screen.getByRole('list').parentElement!;
  expect(track.style.getPropertyValue('--seconds')).toBe('20s');
  expect(Number(track.style.getPropertyValue('--rounds'))).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pause banner' }));
  expect(getComputedStyle(track).animationPlayState).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Play banner' }));
  expect(screen.getByRole('button', { name: 'Pause banner' })).toBeInTheDocument();
  expect(track).not.toHaveAttribute('data-paused');
});

test('a banner that waits for its phrases shows nothing between them', () => {
  const { rerender } = render(<ScrollingBanner phrases={['\u00a0']} />);
  expect(screen.getByRole('list', { hidden: true })).not.toBeVisible();
  rerender(<ScrollingBanner phrases={['#HopeIsHere']} />);
  expect(screen.getByRole('list')).toBeVisible();
});

test('without phrases there is no banner', () => {
  const { container } = render(<ScrollingBanner phrases={[]} />);
  expect(container).toBeEmptyDOMElement();
});
