import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'kit/testing';
import { aChain, mySlot } from '../testing/chains';
import { card, chainPages, press, showChains } from '../testing/chainScene';

const url = (name: string) => `https://prayers.example.org/feeds/hours/${name}.ics`;

test('is offered once to whoever covers an hour, and to nobody else', async () => {
  const own = [aChain({ slots: [mySlot(5)] }), aChain({ id: 2, title: 'Bread', slots: [mySlot(6)] })];
  showChains(own, { responses: { ChainList: () => chainPages(own, own) } });
  await card();
  expect(screen.getAllByRole('button', { name: 'Follow in your calendar' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
});

test('without hours there is nothing to follow', async () => {
  showChains([aChain()]);
  await card();
  expect(screen.queryByRole('button', { name: 'Follow in your calendar' })).not.toBeInTheDocument();
});

test('shows the address to copy, and makes a new one after a question', async () => {
  let name = 'first';
  const copy = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
  const own = [aChain({ slots: [mySlot(5)] })];
  showChains(own, {
    responses: {
      ChainList: () => chainPages(own, own),
      HoursFeed: () => ({ hoursFeed: { __typename: 'HoursFeed', url: url(name) } }),
      RenewHoursFeed: () => {
        name = 'second';
        return { renewHoursFeed: { __typename: 'HoursFeed', url: url(name) } };
      },
    },
  });
  await card();
  await press('Follow in your calendar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your hours in your calendar' }));
  const field = await dialog.findByRole('textbox', { name: 'Address of your hours' });
  expect(field).toHaveValue(url('first'));
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(copy).toHaveBeenCalledWith(url('first'));
  expect(await screen.findByText('Address copied')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Make a new one' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
  await userEvent.click(question.getByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByDisplayValue(url('second'))).toBeInTheDocument();
});
