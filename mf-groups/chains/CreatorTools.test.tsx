import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'kit/testing';
import { aChain, aSlot } from '../testing/chains';
import { card, press, showChains } from '../testing/chainScene';

const all = Array.from({ length: 24 }, (_, each) => each);
const own = (more: object = {}) => aChain({ isCreator: true, inviteEmails: [], ...more });

test('sees a list of the open hours', async () => {
  showChains([own({ slots: all.filter((each) => each !== 3 && each !== 4).map((each) => aSlot(each)) })]);
  expect(await screen.findByText('Open hours: 3 AM, 4 AM')).toBeInTheDocument();
  await expectAccessible();
});

test('sees that all are open, or none', async () => {
  showChains([own(), own({ id: 2, title: 'Full', slots: all.map((each) => aSlot(each)) })]);
  expect(await screen.findByText('Open hours: all 24')).toBeInTheDocument();
  expect(await screen.findByText('Every hour is covered.')).toBeInTheDocument();
});

test('nobody else sees them', async () => {
  showChains([aChain()]);
  await card();
  expect(screen.queryByText(/Open hours/)).not.toBeInTheDocument();
  expect(screen.queryByText('Delete Chain')).not.toBeInTheDocument();
});

test('sees who is invited to a private chain, and can invite more people', async () => {
  const secret = (inviteEmails: string[]) => own({ visibility: 'private', inviteEmails });
  const { calls } = showChains([secret(['boaz@example.org'])], {
    responses: {
      InviteToChain: () => ({ inviteToChain: secret(['boaz@example.org', 'orpah@example.org']) }),
    },
  });
  expect(await screen.findByText('Invited: boaz@example.org')).toBeInTheDocument();
  const field = screen.getByLabelText('Invite someone else by email');
  await userEvent.type(field, 'boaz@example.org');
  await press('Invite');
  expect(screen.getByText('This address is already invited')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'orpah');
  await press('Invite');
  expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('InviteToChain');
  await userEvent.type(field, '@example.org');
  await press('Invite');
  expect(await screen.findByText('Invited: boaz@example.org, orpah@example.org')).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(calls).toContainEqual({
    operation: 'InviteToChain',
    variables: { chainId: 1, emails: ['orpah@example.org'] },
  });
});

test('can delete the chain after confirmation', async () => {
  const { calls, server } = showChains([own(), aChain({ id: 2, title: 'Harvest' })], {
    responses: {
      DeleteChain: () => {
        server.chains = [aChain({ id: 2, title: 'Harvest' })];
        return { deleteChain: 1 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Chain' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete this prayer chain?' }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Prayer chain deleted')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'DeleteChain', variables: { chainId: 1 } });
  expect(screen.queryByRole('article', { name: 'Rain for Bethlehem' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Harvest' })).toBeInTheDocument();
});
