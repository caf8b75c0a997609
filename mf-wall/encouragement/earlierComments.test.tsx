import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { aComment, aPrayer } from '../testing/prayers';
import { EncouragementPanel } from './EncouragementPanel';

/** A server with encouragements of which it returns at most 100. */
function show(total: number, responses: Responses = {}, size = 100) {
  const server = { comments: Array.from({ length: total }, (_, index) => comment(index + 1)) };
  const page = ({ before }: Record<string, unknown>) => {
    const end = before ? server.comments.findIndex(({ id }) => id === before) : server.comments.length;
    return {
      prayer: aPrayer({
        comments: server.comments.slice(Math.max(0, end - size), end),
        commentCount: server.comments.length,
      }),
    };
  };
  const scene = renderScene(<EncouragementPanel prayerId={1} onClose={() => undefined} />, {
    path: '/prayers',
    as: ruth,
    responses: { Comments: page, EarlierComments: page, ...responses },
  });
  const refetch = () => act(async () => void (await scene.client.refetchQueries({ include: 'active' })));
  return { ...scene, server, refetch };
}

const comment = (id: number, own: object = {}) => ({
  ...aComment(),
  id,
  content: `Word ${id}.`,
  ...own,
});

const more = () => screen.queryByRole('button', { name: 'Load earlier encouragements' });
const load = () => userEvent.click(more()!);
const words = () =>
  screen.getAllByText(/^Word \d+\.$/).map((line) => Number(/\d+/.exec(line.textContent)?.[0]));
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

afterEach(() => jest.restoreAllMocks());

test('earlier encouragements are loaded by hundreds, until all are there', async () => {
  const { calls } = show(230);
  await screen.findByText('Word 230.');
  expect(words()).toEqual(numbers(131, 230));
  await load();
  await screen.findByText('Word 31.');
  expect(words()).toEqual(numbers(31, 230));
  expect(calls).toContainEqual({ operation: 'EarlierComments', variables: { id: 1, before: 131 } });
  await load();
  await screen.findByText('Word 1.');
  expect(words()).toEqual(numbers(1, 230));
  expect(more()).not.toBeInTheDocument();
});

test('a hundred or fewer need no button', async () => {
  show(100);
  await screen.findByText('Word 1.');
  expect(more()).not.toBeInTheDocument();
});

test('what is being read stays where it is; focus and message tell what is new', async () => {
  show(101);
  const first = (await screen.findByText('Word 2.')).closest('li')!;
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  jest
    .spyOn(first, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: screen.queryByText('Word 1.') ? 340 : 200 }) as DOMRect);
  await load();
  const added = (await screen.findByText('Word 1.')).closest('li');
  await waitFor(() => expect(added).toHaveFocus());
  expect(scrollBy.mock.calls).toEqual([[{ top: 140, behavior: 'instant' }]]);
  expect(screen.getByText('1 earlier encouragement').closest('[aria-live="polite"]')).toBeInTheDocument();
  await expectAccessible();
});

test('a refetch keeps earlier ones that were loaded, and adds new ones', async () => {
  const { server, refetch } = show(150);
  await screen.findByText('Word 150.');
  await load();
  await screen.findByText('Word 1.');
  server.comments.push(comment(151));
  await refetch();
  await screen.findByText('Word 151.');
  expect(words()).toEqual(numbers(1, 151));
});

test('also when long ones have made the pages shorter', async () => {
  const { server, refetch } = show(5, {}, 3);
  for (const one of server.comments)
    Object.assign(one, { authorName: null, content: `${'x'.repeat(4_000)} ${one.id}.` });
  await screen.findByText(/^x+ 5\.$/);
  await load();
  await screen.findByText(/^x+ 1\.$/);
  await refetch();
  expect(screen.getAllByText(/^x+ \d\.$/)).toHaveLength(5);
});

test('an earlier one can be withdrawn', async () => {
  const { server } = show(101, {
    WithdrawEncouragement: () => {
      server.comments.shift();
      return { withdrawEncouragement: aPrayer({ commentCount: 100 }) };
    },
  });
  await screen.findByText('Word 101.');
  server.comments[0] = comment(1, { isOwner: true });
  await load();
  await userEvent.click(await screen.findByRole('button', { name: 'Options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('Word 1.')).not.toBeInTheDocument());
  expect(words()).toEqual(numbers(2, 101));
  expect(more()).not.toBeInTheDocument();
});

test('a failure keeps the list and the button', async () => {
  show(101, { EarlierComments: () => Promise.reject(new Error('connection lost')) });
  await screen.findByText('Word 101.');
  await load();
  expect(await screen.findByText('Earlier encouragements could not be loaded.')).toBeInTheDocument();
  expect(words()).toEqual(numbers(2, 101));
  expect(more()).toBeEnabled();
});
