import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expectAccessible } from '../expectAccessible';
import { Heading } from './Heading';

test('its level does not depend on its size', async () => {
  render(
    <Heading level={1} size="subheading">
      Testimonies
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeInTheDocument();
  await expectAccessible();
});

test('a program can focus it', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading level={2} ref={ref} tabIndex={-1}>
      Groups
    </Heading>,
  );
  ref.current?.focus();
  expect(screen.getByRole('heading', { name: 'Groups' })).toHaveFocus();
});
