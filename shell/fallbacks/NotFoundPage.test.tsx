import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'kit';
import { expectAccessible, renderScene } from 'kit/testing';
import { NotFoundPage } from './NotFoundPage';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function look(words: string) {
  renderScene(
    <>
      <NotFoundPage />
      <Address />
    </>,
    { path: '/nowhere' },
  );
  const field = screen.getByRole('searchbox', { name: 'Look for it on the wall' });
  await userEvent.type(field, `${words}{Enter}`);
}

test('an unknown path leads home, to the wall, and to a search of it', async () => {
  await look(' the ferry ');
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Prayer Wall' })).toHaveAttribute('href', '/prayers');
  expect(screen.getByText('/prayers?search=the%20ferry')).toBeInTheDocument();
  await expectAccessible();
});

test('nothing typed leads to the whole wall', async () => {
  await look('');
  expect(screen.getByText('/prayers')).toBeInTheDocument();
});
