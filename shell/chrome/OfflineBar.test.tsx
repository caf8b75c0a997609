import { act, screen } from '@testing-library/react';
import { expectAccessible, renderScene } from 'kit/testing';
import { OfflineBar } from './OfflineBar';

const text = 'You are offline. What you see may be old.';

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('it is there only while there is no connection', async () => {
  renderScene(<OfflineBar />);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  connect(false);
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  await expectAccessible();
  connect(true);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
