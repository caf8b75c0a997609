import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { useSignOut } from './useSignOut';

const Leave = () => <button onClick={useSignOut()}>Leave</button>;
const LeaveForGood = () => <button onClick={useSignOut('accountDeleted')}>Leave</button>;

let held = false;
jest.mock('kit/offline', () => ({ holdsWrites: async () => held }));

let leaveFor: jest.SpyInstance;
beforeEach(() => {
  leaveFor = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
  held = false;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function leave(element = <Leave />) {
  renderScene(element, { as: ruth });
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
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/logout'));
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

test.each([true, false])(
  'with something that waits it asks before it discards that; online: %s',
  async (isOnline) => {
    held = true;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const serviceWorker = { controller: null, getRegistration: async () => ({ active: {} }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    await leave();
    expect(await screen.findByText(/it is discarded/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/logout'));
  },
);

test('after the account was deleted nothing is asked: nothing can be sent any more', async () => {
  held = true;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await leave(<LeaveForGood />);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/logout'));
});
