import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockTimeZone } from 'kit/testing';
import { aChain, aSlot } from '../testing/chains';
import { button, card, press, showChains } from '../testing/chainScene';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('chains are polled every five seconds', async () => {
  mockTimeZone('UTC');
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { server } = showChains([aChain()]);
  await waitFor(() => expect(button('5:00 AM, available')).toBeInTheDocument());
  server.chains = [aChain({ slots: [aSlot(5)] })];
  await act(async () => jest.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(button('5:00 AM, covered by Boaz Salmon')).toBeInTheDocument());
});

test('a poll keeps the selection', async () => {
  const { poll } = showChains([aChain()]);
  await card();
  await press('5:00 AM, available');
  await poll([aChain({ slots: [aSlot(6)] })]);
  expect(button('6:00 AM, covered by Boaz Salmon')).toBeInTheDocument();
  expect(button('5:00 AM, selected')).toBeInTheDocument();
  expect(button('Join 1 slot')).toBeEnabled();
});

test('a selected hour that somebody else takes is deselected, with a notice', async () => {
  const { poll } = showChains([aChain()]);
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await poll([aChain({ slots: [aSlot(5)] })]);
  expect(screen.getByText('5:00 AM was just taken')).toBeInTheDocument();
  expect(button('5:00 AM, covered by Boaz Salmon')).toBeDisabled();
  expect(button('Join 1 slot')).toBeEnabled();
  await press('Dismiss');
  expect(screen.queryByText('5:00 AM was just taken')).not.toBeInTheDocument();
  expect(button('6:00 AM, selected')).toBeInTheDocument();
});

test('a selected hour that was lost is not selected again when it is given back', async () => {
  const { poll } = showChains([aChain()]);
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await poll([aChain({ slots: [aSlot(5)] })]);
  await poll([aChain()]);
  expect(button('5:00 AM, available')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Join 1 slot')).toBeEnabled();
  expect(screen.getByText('5:00 AM was just taken')).toBeInTheDocument();
});

test('a new chain is shown after the others while hours are being chosen', async () => {
  const { poll } = showChains([aChain(), aChain({ id: 2, title: 'Harvest' })]);
  const rain = await card();
  const names = () =>
    screen.getAllByRole('article').map((chain) => within(chain).getAllByRole('heading')[0]!.textContent);
  await userEvent.click(rain.getByRole('button', { name: '5:00 AM, available' }));
  const more = [aChain({ id: 3, title: 'Wine' }), aChain(), aChain({ id: 2, title: 'Harvest' })];
  await poll(more);
  expect(names()).toEqual(['Rain for Bethlehem', 'Harvest', 'Wine']);
  await press('Clear');
  expect(names()).toEqual(['Wine', 'Rain for Bethlehem', 'Harvest']);
});
