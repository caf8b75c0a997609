import { screen } from '@testing-library/react';
import { Refused } from 'kit/testing';
import { aChain, aSlot, mySlot } from '../testing/chains';
import { button, card, joinsOf, press, showChains } from '../testing/chainScene';

test('every selected hour is joined with a separate call, and the toast counts them', async () => {
  const { calls, server } = showChains([aChain()], {
    responses: {
      JoinChain: ({ hourSlot }) => {
        server.chains = [aChain({ slots: [mySlot(5), mySlot(6)] })];
        return { joinChain: mySlot(Number(hourSlot)) };
      },
    },
  });
  await card();
  await press('6:00 AM, available');
  await press('5:00 AM, available');
  await press('Join 2 slots');
  expect(await screen.findByText('Joined Prayer Chain')).toBeInTheDocument();
  expect(screen.getByText('You joined 2 time slots.')).toBeInTheDocument();
  expect(joinsOf(calls)).toEqual([
    { chainId: 1, hourSlot: 5 },
    { chainId: 1, hourSlot: 6 },
  ]);
  expect(button('5:00 AM, covered by you')).toBeInTheDocument();
  expect(button('6:00 AM, covered by you')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: /^Hours of/ })).toHaveFocus();
});

test("meanwhile the button says 'Joining...', all calls are pending, and the hours stay selected", async () => {
  const { calls } = showChains([aChain()], { responses: { JoinChain: () => new Promise(() => undefined) } });
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await press('Join 2 slots');
  expect(await screen.findByRole('button', { name: 'Joining...' })).toHaveAttribute('aria-disabled', 'true');
  expect(joinsOf(calls)).toHaveLength(2);
  expect(button('5:00 AM, covered by you')).toBeInTheDocument();
  expect(screen.getByText('8% covered')).toBeInTheDocument();
});

test('the joined hours are counted, and the taken ones named', async () => {
  const { server } = showChains([aChain()], {
    responses: {
      JoinChain: ({ hourSlot }) => {
        server.chains = [aChain({ slots: [mySlot(5), aSlot(6)] })];
        if (hourSlot === 6) throw new Refused('CONFLICT', 'This time slot is already taken');
        return { joinChain: mySlot(5) };
      },
    },
  });
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await press('Join 2 slots');
  expect(await screen.findByText('Joined Prayer Chain')).toBeInTheDocument();
  expect(screen.getByText('You joined 1 time slot. 6:00 AM was already taken.')).toBeInTheDocument();
  expect(button('5:00 AM, covered by you')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '6:00 AM, covered by Boaz Salmon' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

test('an hour whose call failed stays selected and can be joined again', async () => {
  let isDown = true;
  const { server } = showChains([aChain()], {
    responses: {
      JoinChain: ({ hourSlot }) => {
        if (hourSlot === 6 && isDown) return Promise.reject(new Error('down'));
        server.chains = [aChain({ slots: isDown ? [mySlot(5)] : [mySlot(5), mySlot(6)] })];
        return { joinChain: mySlot(Number(hourSlot)) };
      },
    },
  });
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await press('Join 2 slots');
  expect(
    await screen.findByText('You joined 1 time slot. 6:00 AM could not be joined. Please try again.'),
  ).toBeInTheDocument();
  expect(button('6:00 AM, selected')).toBeInTheDocument();
  isDown = false;
  await press('Join 1 slot');
  expect(await screen.findByText('You joined 1 time slot.')).toBeInTheDocument();
  expect(button('6:00 AM, covered by you')).toBeInTheDocument();
});

test('when all calls fail it says so and keeps the selection', async () => {
  showChains([aChain()], { responses: { JoinChain: () => Promise.reject(new Error('down')) } });
  await card();
  await press('5:00 AM, available');
  await press('Join 1 slot');
  expect(await screen.findByText('Failed to join prayer chain. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(button('5:00 AM, selected')).toBeInTheDocument();
});

test("a refusal shows the server's message, and is not retried", async () => {
  const { server } = showChains([aChain()], {
    responses: {
      JoinChain: () => {
        server.chains = [aChain({ slots: [aSlot(5)] })];
        throw new Refused('CONFLICT', 'This time slot is already taken');
      },
    },
  });
  await card();
  await press('5:00 AM, available');
  await press('Join 1 slot');
  expect(await screen.findByText('This time slot is already taken')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '5:00 AM, covered by Boaz Salmon' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

test('when all of several are taken, all are named', async () => {
  showChains([aChain()], {
    responses: {
      JoinChain: () => {
        throw new Refused('CONFLICT', 'This time slot is already taken');
      },
    },
  });
  await card();
  await press('5:00 AM, available');
  await press('6:00 AM, available');
  await press('Join 2 slots');
  expect(await screen.findByText('5:00 AM and 6:00 AM: This time slot is already taken')).toBeInTheDocument();
});

test('without a session it asks to sign in', async () => {
  showChains([aChain()], {
    responses: {
      JoinChain: () => {
        throw new Refused('UNAUTHENTICATED', 'Unauthorized');
      },
    },
  });
  await card();
  await press('5:00 AM, available');
  await press('Join 1 slot');
  expect(await screen.findByText('Please Sign In')).toBeInTheDocument();
  expect(screen.getByText('You need to sign in to join a prayer chain.')).toBeInTheDocument();
});

test('an offered hour can be taken over', async () => {
  const { calls } = showChains([aChain({ slots: [aSlot(5, { isOffered: true })] })], {
    responses: { JoinChain: () => ({ joinChain: mySlot(5) }) },
  });
  await card();
  await press('5:00 AM, offered by Boaz Salmon');
  expect(button('5:00 AM, selected')).toBeInTheDocument();
  await press('Join 1 slot');
  await screen.findByText('Joined Prayer Chain');
  expect(joinsOf(calls)).toEqual([{ chainId: 1, hourSlot: 5 }]);
});
