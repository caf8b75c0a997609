/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { applyStyles } from '../applyStyles';
import { expectAccessible } from '../expectAccessible';
import { Avatar } from './Avatar';

applyStyles();

test('it is decorative beside a name, and has an accessible name on its own', async () => {
  const { rerender } = render(<Avatar initials="RM" />);
  expect(screen.getByText('RM')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Avatar initials="RM" label="Ruth Moab" />);
  expect(screen.getByRole('img', { name: 'Ruth Moab' })).toHaveTextContent('RM');
  await expectAccessible();
});

test('the same seed gives the same tint, another may give another', () => {
  expect(colourOf('ruth')).toBe(colourOf('ruth'));
  const seeds = ['ruth', 'naomi', 'boaz', 'david', 'hannah', 'miriam'];
  expect(new Set(seeds.map(colourOf)).size).toBeGreaterThan(1);
});

test('an unknown person has an icon and no tint of their own', () => {
  const { container } = render(<Avatar seed="7" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(getComputedStyle(container.firstElementChild!).color).toBe('var(--stone-ink)');
});

test('initials replace a picture that cannot be loaded', () => {
  const { container } = render(<Avatar initials="RM" picture="/ruth.jpg" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('RM')).toBeInTheDocument();
});

function colourOf(seed: string) {
  const { container, unmount } = render(<Avatar initials="A" seed={seed} />);
  const colour = getComputedStyle(container.firstElementChild!).color;
  unmount();
  return colour;
}
