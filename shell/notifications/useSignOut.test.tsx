import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { useSignOut } from './useSignOut';

const Leave = () => <button onClick={useSignOut()}>Leave</button>;

let leaveFor: jest.SpyInstance;
beforeEach(() => {
  leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function leave() {
  renderScene(<Leave />, { as: ruth });
  await userEvent.click(screen.getByRole('button'));
}

test('offline, without a service worker, the page stays and says that signing out needs a connection', async () => {
  await leave();
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.getByText(/^Signing out needs a connection here/)).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('offline, a service worker signs out, also where it does not control the page yet', async () => {
  const serviceWorker = { controller: null, getRegistration: async () => ({ active: {} }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  await leave();
  expect(leaveFor).toHaveBeenCalledWith('/api/logout');
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});
