import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, leaveToken, Refused, ruth, type Responses } from 'kit/testing';
import { aChain } from '../testing/chains';
import { button, card, chainPages, daysFromNow, press, showChains } from '../testing/chainScene';

const chain = (id: number, more: object = {}) => aChain({ id, title: `Chain ${id}`, ...more });
const numbers = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => Number(heading.textContent.slice(6)));

/** A server with these chains, of which a page of 50 has two. */
function pages(all: object[], own: object[] = []): Responses {
  return {
    ChainList({ after, isMember, first }) {
      const start = Number(after ?? 0);
      const end = start + (first === 50 ? 2 : 100);
      const { myChains, prayerChainPage } = chainPages(all.slice(start, end), own);
      const hasMore = end < all.length;
      return {
        ...(isMember === true && { myChains }),
        prayerChainPage: { ...prayerChainPage, hasMore, endCursor: hasMore ? String(end) : null },
      };
    },
  };
}

test('further chains are loaded page by page, and a poll keeps them', async () => {
  const all = [1, 2, 3].map((id) => chain(id));
  const { calls, poll } = showChains([], { responses: pages(all) });
  await card('Chain 2');
  expect(numbers()).toEqual([1, 2]);
  await expectAccessible();
  act(() => button('Load More Chains').focus());
  await userEvent.keyboard('{Enter}');
  await card('Chain 3');
  expect(numbers()).toEqual([1, 2, 3]);
  expect(await screen.findByText('1 more prayer chain')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Chain 3' })).toHaveFocus();
  expect(calls).toContainEqual({
    operation: 'ChainList',
    variables: { first: 50, after: '2', isMember: false },
  });
  await poll([]);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(calls.at(-1)).toEqual({ operation: 'ChainList', variables: { first: 100, isMember: true } });
  expect(screen.queryByRole('button', { name: 'Load More Chains' })).not.toBeInTheDocument();
});

test("the viewer's own chains that have not ended come first, once each", async () => {
  const past = chain(8, { startTime: daysFromNow(-3), endTime: daysFromNow(-2) });
  const all = [1, 2, 3, 9].map((id) => chain(id));
  showChains([], { responses: pages(all, [chain(2), chain(9), past]) });
  await card('Chain 9');
  expect(numbers()).toEqual([2, 9, 1]);
});

test('a chain that the viewer joins stays where it is', async () => {
  const all = [1, 2].map((id) => chain(id));
  const own: object[] = [];
  const { poll } = showChains([], { responses: pages(all, own) });
  await card('Chain 2');
  own.push(chain(2));
  await poll([]);
  expect(numbers()).toEqual([1, 2]);
});

test('a visitor requests no chains of their own', async () => {
  const { calls } = showChains([], { as: null, responses: pages([chain(1)]) });
  await card('Chain 1');
  expect(calls[0]).toEqual({ operation: 'ChainList', variables: { first: 50, isMember: false } });
});

test('a member whose session has ended requests no chains of their own, which would be refused', async () => {
  leaveToken(ruth);
  const { calls } = showChains([], { as: null, responses: pages([chain(1)]) });
  await card('Chain 1');
  expect(calls[0]).toEqual({ operation: 'ChainList', variables: { first: 50, isMember: false } });
  await press('Create Prayer Chain');
  expect(await screen.findByRole('dialog', { name: 'Create Prayer Chain' })).toBeVisible();
});

test('a member whose session has ended since the page was loaded sees the chains', async () => {
  const server = pages([chain(1)], [chain(2)])['ChainList'] as (variables: object) => object;
  const { calls } = showChains([], {
    responses: {
      ChainList(variables) {
        if (variables['isMember']) throw new Refused('UNAUTHENTICATED', 'Unauthorized');
        return server(variables);
      },
    },
  });
  await card('Chain 1');
  expect(calls.map(({ variables }) => variables)).toEqual([
    { first: 50, isMember: true },
    { first: 50, isMember: false },
  ]);
});

test('a list that is shown when the session ends stays as it is', async () => {
  const server = pages([chain(1), chain(2)], [chain(2)])['ChainList'] as (variables: object) => object;
  let hasEnded = false;
  const { calls, poll } = showChains([], {
    responses: {
      ChainList(variables) {
        if (hasEnded) throw new Refused('UNAUTHENTICATED', 'Unauthorized');
        return server(variables);
      },
    },
  });
  await card('Chain 1');
  expect(numbers()).toEqual([2, 1]);
  hasEnded = true;
  await expect(poll([])).rejects.toThrow('Unauthorized');
  expect(calls.at(-1)).toEqual({ operation: 'ChainList', variables: { first: 50, isMember: true } });
  expect(numbers()).toEqual([2, 1]);
});

test('a failure keeps the list and the button', async () => {
  const server = pages([1, 2, 3].map((id) => chain(id)))['ChainList'] as (variables: object) => object;
  showChains([], {
    responses: {
      ChainList: (variables) => (variables['after'] ? Promise.reject(new Error('down')) : server(variables)),
    },
  });
  await card('Chain 2');
  await press('Load More Chains');
  expect(await screen.findByText('More prayer chains could not be loaded.')).toBeInTheDocument();
  expect(numbers()).toEqual([1, 2]);
  expect(button('Load More Chains')).toBeEnabled();
});
