import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderScene } from '../../testing';
import { useTab } from './useTab';

function Tabs() {
  const [tab, choose] = useTab(['overview', 'users']);
  const { search } = useLocation();
  return (
    <>
      <p>
        {tab} at {search || 'none'}
      </p>
      <button onClick={() => choose('overview')}>Overview</button>
      <button onClick={() => choose('users')}>Users</button>
    </>
  );
}

test.each([
  ['/admin', 'overview'],
  ['/admin?tab=users', 'users'],
  ['/admin?tab=unknown', 'overview'],
])('%s opens %s', (path, tab) => {
  renderScene(<Tabs />, { path });
  expect(screen.getByText(new RegExp(`^${tab} at`))).toBeVisible();
});

test('a selected tab is in the address, without the parameters of the previous tab', async () => {
  renderScene(<Tabs />, { path: '/admin?tab=unknown&search=ruth' });
  await userEvent.click(screen.getByRole('button', { name: 'Users' }));
  expect(await screen.findByText('users at ?tab=users')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
  expect(await screen.findByText('overview at none')).toBeVisible();
});
