import { screen } from '@testing-library/react';
import { page } from 'kit';
import { renderScene } from 'kit/testing';
import { Suspension } from './Suspension';

afterEach(() => {
  delete page.suspension;
});

test('a suspended member is told so, and whom to write to', async () => {
  page.suspension = 'This account is suspended. To ask about it, write to prayers@example.org.';
  renderScene(<Suspension />);
  expect(await screen.findByText(page.suspension)).toBeInTheDocument();
});
