import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScene } from 'kit/testing';
import { PageBoundary } from './PageBoundary';

let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error('a fault while rendering');
  return <p>The page</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a render error shows 'Something went wrong'; Try Again resets it, Go Home links home", async () => {
  renderScene(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText(/hit an unexpected error/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});
