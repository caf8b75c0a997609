import { screen } from '@testing-library/react';
import { renderScene, ruth } from 'kit/testing';
import { Hero } from './Hero';
import { Invitation } from './Invitation';

jest.mock('./Wall', () => ({ Wall: () => null }));

const show = (as: typeof ruth | null) =>
  renderScene(
    <>
      <Hero />
      <Invitation />
    </>,
    { as },
  );

test('a member is welcomed back by name, and not asked to join', () => {
  show(ruth);
  expect(screen.getByText(/^Welcome back/)).toHaveTextContent(`Welcome back, ${ruth.firstName}`);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Prayer Wall' })).toBeInTheDocument();
});

test('a visitor is asked to join', () => {
  show(null);
  expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join Community' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeInTheDocument();
});
