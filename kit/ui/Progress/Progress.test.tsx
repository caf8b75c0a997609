import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { Progress } from './Progress';

test('it announces its value', async () => {
  render(<Progress label="Covered" value={6} max={24} valueText="6 of 24 hours" />);
  const bar = screen.getByRole('progressbar', { name: 'Covered' });
  expect(bar).toHaveAttribute('aria-valuenow', '6');
  expect(bar).toHaveAttribute('aria-valuetext', '6 of 24 hours');
  await expectAccessible();
});

test('its words are read once, at the bar', () => {
  render(<Progress label="54% covered" value={13} max={24} valueText="13 of 24 hours are lit" />);
  for (const words of ['54% covered', '13 of 24 hours are lit']) {
    expect(screen.getByText(words).closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('without a text of its own it is a percentage, at most 100', () => {
  render(<Progress label="Level" value={130} />);
  expect(screen.getByText('100%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
