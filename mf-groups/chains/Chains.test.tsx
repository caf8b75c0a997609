import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, pressedBeforeSignIn } from 'kit/testing';
import { aChain, aSlot, mySlot } from '../testing/chains';
import { card, chainPages, daysFromNow, joinsOf, press, showChains } from '../testing/chainScene';

test('each chain has title, description, creator, live indicator, coverage and 24 hours', async () => {
  showChains([aChain({ slots: [aSlot(0), aSlot(1), aSlot(2), aSlot(3), aSlot(4), aSlot(5)] })]);
  const chain = await card();
  expect(chain.getByRole('heading', { name: 'Rain for Bethlehem' })).toBeInTheDocument();
  expect(chain.getByText('The barley is thirsty.')).toBeInTheDocument();
  expect(chain.getByText('Naomi Elimelech').parentElement).toHaveTextContent(/^by Naomi Elimelech · /);
  expect(chain.getByText('Live now')).toBeInTheDocument();
  expect(chain.getByText('25% covered')).toBeInTheDocument();
  expect(chain.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 24 hours are lit');
  expect(
    within(chain.getByRole('group', { name: 'Hours of Rain for Bethlehem' })).getAllByRole('button'),
  ).toHaveLength(24);
  await expectAccessible();
});

test('a future chain says when it starts, a past one that it has ended', async () => {
  showChains([
    aChain({
      startTime: '2124-06-01T00:00:00.000Z',
      endTime: '2124-06-02T00:00:00.000Z',
    }),
    aChain({ id: 2, title: 'Old', startTime: daysFromNow(-3), endTime: daysFromNow(-2) }),
  ]);
  expect((await card()).getByText('Starts Jun 1, 12:00 AM')).toBeInTheDocument();
  const old = await card('Old');
  expect(old.getByText('Ended')).toBeInTheDocument();
  expect(old.queryByText('Live now')).not.toBeInTheDocument();
});

test('an ended chain shows its coverage and who prayed, and its hours on demand', async () => {
  const ended = { startTime: daysFromNow(-3), endTime: daysFromNow(-2) };
  showChains([aChain({ ...ended, slots: [aSlot(3), aSlot(4), aSlot(9)] })]);
  const chain = await card();
  expect(chain.getByText('13% covered')).toBeInTheDocument();
  expect(chain.getByText('Thank you to everyone who prayed.')).toBeInTheDocument();
  expect(chain.getAllByText('BS')).toHaveLength(1);
  expect(chain.queryByRole('group', { name: /Hours of/ })).not.toBeInTheDocument();

  await press('Show the hours');
  const hours = chain.getByRole('group', { name: 'Hours of Rain for Bethlehem' });
  expect(within(hours).getAllByRole('button')).toHaveLength(24);
  await expectAccessible();
  await press('Hide the hours');
  expect(chain.queryByRole('group', { name: /Hours of/ })).not.toBeInTheDocument();
});

describe('an hour that a visitor pressed', () => {
  /** Presses the last hour as a visitor. */
  async function pressAsVisitor() {
    const { unmount } = showChains([aChain()], { as: null });
    const hours = within((await card()).getByRole('group', { name: /Hours of/ })).getAllByRole('button');
    await userEvent.click(hours[23]!);
    expect(screen.getByTestId('sign-in')).toHaveTextContent('login');
    const pressed = localStorage.getItem('after-sign-in')!;
    const { what, details } = JSON.parse(pressed) as { what: string; details: unknown };
    unmount();
    pressedBeforeSignIn(what, details);
  }

  test('is joined after sign-in, with its toast, and its chain is in view', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await pressAsVisitor();
    const { calls, server } = showChains([aChain()], {
      responses: {
        JoinChain: ({ hourSlot }) => {
          server.chains = [aChain({ slots: [mySlot(Number(hourSlot))] })];
          return { joinChain: mySlot(Number(hourSlot)) };
        },
      },
    });
    expect(await screen.findByText('Joined Prayer Chain')).toBeInTheDocument();
    expect(screen.getByText('You joined 1 time slot.')).toBeInTheDocument();
    expect(joinsOf(calls)).toEqual([{ chainId: 1, hourSlot: 23 }]);
    expect((await card()).getByRole('button', { name: /covered by you$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
    expect(scrollIntoView).toHaveBeenCalled();
    scrollIntoView.mockRestore();
  });

  test('stays selected when it could not be joined', async () => {
    await pressAsVisitor();
    showChains([aChain()], { responses: { JoinChain: () => Promise.reject(new Error('down')) } });
    expect(await screen.findByText('Failed to join prayer chain. Please try again.')).toBeInTheDocument();
    expect((await card()).getByRole('button', { name: 'Join 1 slot' })).toBeEnabled();
  });
});

test('a live chain says who prays this hour', async () => {
  const hour = new Date().getUTCHours();
  showChains([aChain({ slots: [aSlot(hour)] }), aChain({ id: 2, title: 'Harvest' })]);
  const chain = await card();
  expect(chain.getByText('Boaz Salmon prays this hour')).toBeInTheDocument();
  expect(chain.getByRole('button', { current: 'time' })).toHaveAccessibleName(/covered by Boaz Salmon$/);
  expect((await card('Harvest')).getByText('This hour is open')).toBeInTheDocument();
});

test('private chains and those of groups have a badge, public ones have none', async () => {
  showChains([
    aChain(),
    aChain({ id: 2, title: 'Secret', visibility: 'private' }),
    aChain({ id: 3, title: 'Ours', visibility: 'groups' }),
  ]);
  expect((await card('Secret')).getByText('Private')).toBeInTheDocument();
  expect((await card('Ours')).getByText('Groups')).toBeInTheDocument();
  expect((await card()).queryByText('Public')).not.toBeInTheDocument();
});

test('a creator who has deleted the account is a Community Member', async () => {
  showChains([aChain({ createdByUser: null })]);
  const creator = (await card()).getByText('Community Member');
  expect(creator.parentElement).toHaveTextContent(/^by Community Member · /);
});

test('while the chains are loading, placeholders are shown and announced', async () => {
  showChains([], { responses: { ChainList: () => new Promise(() => undefined) } });
  expect(screen.getByText('Loading prayer chains')).toBeInTheDocument();
  expect(screen.queryByText('No prayer chains yet')).not.toBeInTheDocument();
  await expectAccessible();
});

test('chains that could not be loaded can be requested again', async () => {
  let isDown = true;
  showChains([], {
    responses: {
      ChainList: () => (isDown ? Promise.reject(new Error('down')) : chainPages([aChain()])),
    },
  });
  expect(await screen.findByText('The prayer chains could not be loaded')).toBeInTheDocument();
  await expectAccessible();
  isDown = false;
  await press('Try Again');
  expect((await card()).getByText('Live now')).toBeInTheDocument();
});

test('an empty list invites the viewer to create the first chain', async () => {
  showChains([]);
  expect(await screen.findByRole('heading', { name: 'No prayer chains yet' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Create Prayer Chain' })).toHaveLength(1);
  await expectAccessible();
});
