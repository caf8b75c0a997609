import { screen } from '@testing-library/react';
import { renderScene, ruth } from 'kit/testing';
import { useFarewell } from './useFarewell';

function Landing() {
  useFarewell();
  return <p>The landing page</p>;
}

test.each([
  ['signedOut', 'You are signed out'],
  ['accountDeleted', 'Your account was deleted'],
])('%s is said once', async (farewell, title) => {
  localStorage.setItem('farewell', farewell);
  const { unmount } = renderScene(<Landing />);
  expect(await screen.findByText(title)).toBeInTheDocument();
  unmount();

  renderScene(<Landing />);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('whoever is signed in is not told so', () => {
  localStorage.setItem('farewell', 'signedOut');
  renderScene(<Landing />, { as: ruth });
  expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  expect(localStorage.getItem('farewell')).toBeNull();
});
