import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'kit/testing';
import { aChain, aSlot, mySlot } from '../testing/chains';
import { button, card, daysFromNow, press, showChains } from '../testing/chainScene';
import { chainSpan } from './chainTime';

test("an hour is available, covered, offered, or the viewer's own", async () => {
  showChains([aChain({ slots: [aSlot(5), aSlot(6, { isOffered: true }), mySlot(7)] })]);
  await card();
  expect(button('4:00 AM, available')).toBeEnabled();
  expect(button('5:00 AM, covered by Boaz Salmon')).toBeDisabled();
  expect(button('5:00 AM, covered by Boaz Salmon')).toHaveTextContent('BS');
  expect(button('6:00 AM, offered by Boaz Salmon')).toBeEnabled();
  expect(button('7:00 AM, covered by you')).toBeDisabled();
  expect(button('7:00 AM, covered by you')).toHaveTextContent('You');
});

test("in another zone they are shown in the viewer's time, with the chain's time beside it", async () => {
  showChains([aChain({ slots: [aSlot(5)] })], { zone: 'Asia/Tokyo' });
  await card();
  expect(button('2:00 PM, 5:00 AM in UTC, covered by Boaz Salmon')).toBeInTheDocument();
  expect(button('1:00 AM +1 day, 4:00 PM in UTC, available')).toBeInTheDocument();
  expect(screen.getByText(/Shown in your time, Tokyo/)).toBeInTheDocument();
  await expectAccessible();
});

test('a chosen hour is moved out from under the bar, a deselected one stays where it is', async () => {
  const moved = jest.spyOn(Element.prototype, 'scrollIntoView');
  showChains([aChain()]);
  await card();
  await press('5:00 AM, available');
  await waitFor(() => expect(moved.mock.contexts).toEqual([button('5:00 AM, selected')]));
  await press('5:00 AM, selected');
  await new Promise(requestAnimationFrame);
  expect(moved).toHaveBeenCalledTimes(1);
  moved.mockRestore();
});

test('choosing an hour selects it, choosing it again deselects it', async () => {
  // None of its hours has begun, whatever time it is.
  showChains([aChain({ startTime: daysFromNow(1), endTime: daysFromNow(4) })]);
  await card();
  expect(button('5:00 AM, available')).toHaveAttribute('aria-pressed', 'false');
  await press('5:00 AM, available');
  expect(button('5:00 AM, selected')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Join 1 slot')).toBeEnabled();
  await press('6:00 AM, available');
  expect(button('Join 2 slots')).toBeEnabled();
  expect(button('Join 2 slots')).toHaveAccessibleDescription(/^You pray .*, 5–7 AM your time\.$/);
  await expectAccessible();
  await press('5:00 AM, selected');
  await press('6:00 AM, selected');
  expect(button('5:00 AM, available')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

test('choosing an hour in another chain replaces the selection', async () => {
  showChains([aChain(), aChain({ id: 2, title: 'Harvest' })]);
  const rain = await card();
  const harvest = await card('Harvest');
  await userEvent.click(rain.getByRole('button', { name: '5:00 AM, available' }));
  await userEvent.click(harvest.getByRole('button', { name: '9:00 AM, available' }));
  expect(rain.getByRole('button', { name: '5:00 AM, available' })).toBeInTheDocument();
  expect(rain.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  expect(harvest.getByRole('button', { name: '9:00 AM, selected' })).toBeInTheDocument();
  expect(harvest.getByRole('button', { name: 'Join 1 slot' })).toBeInTheDocument();
});

test('all selected hours can be deselected at once', async () => {
  showChains([aChain()]);
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await press('Clear');
  expect(screen.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
});

test('a visitor who chooses an hour is asked to sign in', async () => {
  showChains([aChain()], { as: null });
  await card();
  await press('5:00 AM, available');
  expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
  expect(button('5:00 AM, available')).toHaveAttribute('aria-pressed', 'false');
});

test('a chain in a zone that the browser does not know fails alone', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const newer = aChain({ id: 2, title: 'Threshing floor', timeZone: 'America/Bethlehem' });
  showChains([newer, aChain()], { zone: 'Etc/Unknown' });
  await card();
  expect(button('5:00 AM, available')).toBeEnabled();
  expect(screen.getByText('Threshing floor could not be loaded')).toBeInTheDocument();
});

test('an hour that daylight saving time skips on the only day of a chain cannot be selected', async () => {
  const skipped = { ...chainSpan('2084-03-12', 1, 'America/New_York'), timeZone: 'America/New_York' };
  showChains([aChain(skipped)], { zone: 'America/New_York' });
  await card();
  expect(button('2:00 AM, not covered, skipped on Mar 12, when the clocks go forward')).toBeDisabled();
  expect(button('3:00 AM, available')).toBeEnabled();
});

test('a chain that has ended cannot be joined', async () => {
  showChains([aChain({ startTime: daysFromNow(-3), endTime: daysFromNow(-2), slots: [mySlot(3)] })]);
  const chain = await card();
  await press('Show the hours');
  const hours = within(chain.getByRole('group', { name: /Hours of/ })).getAllByRole('button');
  for (const each of hours) expect(each).toBeDisabled();
  expect(chain.queryByText('Give back')).not.toBeInTheDocument();
});
