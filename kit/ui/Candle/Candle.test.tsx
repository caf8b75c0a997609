/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { applyStyles } from '../applyStyles';
import { expectAccessible } from '../expectAccessible';
import { Candle } from './Candle';

applyStyles();

test('a niche is lit in its place, so that the flame rises, and screen readers never hear of it', async () => {
  const { container, rerender } = render(<Candle isLit={false} size="small" />);
  const niche = container.firstElementChild!;
  const dark = getComputedStyle(niche).background;
  expect(niche).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
  await expectAccessible();

  rerender(<Candle isLit size="small" />);
  expect(container.firstElementChild).toBe(niche);
  expect(getComputedStyle(niche).background).not.toBe(dark);
});
