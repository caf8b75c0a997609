import { screen } from '@testing-library/react';
import { renderScene } from '../../testing';
import { page } from '../page/page';

afterEach(() => {
  delete page.suspension;
});

test('a suspended member is told so, and whom to write to', async () => {
  page.suspension = 'This account is suspended. To ask about it, write to prayers@example.org.';
  renderScene(<p>The page</p>);
  expect(await screen.findByText(page.suspension)).toBeInTheDocument();
});
