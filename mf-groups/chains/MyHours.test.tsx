import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'kit/testing';
import { aChain, mySlot } from '../testing/chains';
import { button, card, daysFromNow, press, showChains } from '../testing/chainScene';

test('can be added to a calendar', async () => {
  showChains([aChain({ slots: [mySlot(5)] })]);
  const chain = await card();
  expect(chain.getByRole('heading', { name: 'My hours' })).toBeInTheDocument();
  expect(chain.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/prayer-chains/1/calendar.ics',
  );
  await expectAccessible();
});

test('are shown with the days on which they are prayed', async () => {
  const tomorrow = new Date(daysFromNow(1));
  showChains([
    aChain({ endTime: new Date(tomorrow.setUTCHours(24, 0, 0, -1)).toISOString(), slots: [mySlot(23)] }),
  ]);
  const chain = await card();
  const day = tomorrow.toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  expect(chain.getByText(`every day until ${day}`)).toBeInTheDocument();
});

test('can be given back after confirmation', async () => {
  const { calls, server } = showChains([aChain({ slots: [mySlot(5)] })], {
    responses: {
      GiveBackSlot: () => {
        server.chains = [aChain()];
        return { giveBackSlot: aChain() };
      },
    },
  });
  await card();
  await press('Give back, 5:00 AM');
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Give back 5:00 AM?' }));
  await expectAccessible();
  expect(calls.map(({ operation }) => operation)).not.toContain('GiveBackSlot');
  await userEvent.click(confirmation.getByRole('button', { name: 'Give back' }));
  expect(await screen.findByText('Hour given back')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'GiveBackSlot', variables: { chainId: 1, hourSlot: 5 } });
  expect(await screen.findByRole('button', { name: '5:00 AM, available' })).toBeInTheDocument();
  expect(screen.queryByText('My hours')).not.toBeInTheDocument();
});

test('can be offered to somebody else, and the offer withdrawn', async () => {
  const slot = { isOffered: false };
  const chain = () => aChain({ slots: [mySlot(5, slot)] });
  const { calls } = showChains([chain()], {
    responses: {
      OfferSlot: ({ isOffered }) => {
        slot.isOffered = Boolean(isOffered);
        return { offerSlot: chain() };
      },
    },
  });
  await card();
  expect(button('Offer to someone else, 5:00 AM')).toHaveTextContent('Offer to someone');
  expect(screen.getByText(/^An hour that you offer stays yours until somebody/)).toBeInTheDocument();
  await press('Offer to someone else, 5:00 AM');
  expect(await screen.findByText('Hour offered')).toBeInTheDocument();
  expect(button('5:00 AM, covered by you, offered to others')).toBeDisabled();
  await press('Keep it, 5:00 AM');
  expect(await screen.findByText('Hour kept')).toBeInTheDocument();
  expect(button('5:00 AM, covered by you')).toBeInTheDocument();
  expect(
    calls.filter(({ operation }) => operation === 'OfferSlot').map(({ variables }) => variables['isOffered']),
  ).toEqual([true, false]);
});

test('a failure shows a message, and the hour stays', async () => {
  const down = () => Promise.reject(new Error('down'));
  showChains([aChain({ slots: [mySlot(5)] })], { responses: { GiveBackSlot: down, OfferSlot: down } });
  await card();
  await press('Offer to someone else, 5:00 AM');
  expect(await screen.findByText('Failed to change the hour. Please try again.')).toBeInTheDocument();
  await press('Give back, 5:00 AM');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give back' }),
  );
  expect(await screen.findByText('Failed to give the hour back. Please try again.')).toBeInTheDocument();
});
