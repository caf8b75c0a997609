import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { prefetch } from './prefetch';
import { pageResults } from './pageResults';

const feed = gql`
  query Feed($sort: String) {
    prayers(sort: $sort) {
      hasMore
    }
  }
`;
const query = 'query Feed($sort: String) { prayers(sort: $sort) { hasMore } }';

let sent: unknown[];
let response: { ok: boolean; data: object };

beforeEach(() => {
  sent = [];
  response = { ok: true, data: { from: 'ahead' } };
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.fetch = jest.fn(async (_address, { body }) => {
    sent.push(JSON.parse(body).variables);
    return { ok: response.ok, json: async () => ({ data: response.data }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const gateway = new ApolloLink(() => of({ data: { from: 'gateway' } }));

function request(sort: string) {
  return new Promise((resolve, reject) => {
    execute(
      ApolloLink.from([pageResults(new Map()), gateway]),
      { query: feed, variables: { sort } },
      { client: {} as never },
    ).subscribe({ next: resolve, error: reject });
  });
}

const prefetchFeed = (sort: string) => prefetch({ operationName: 'Feed', query, variables: { sort } });

test('a prefetched result serves the first request, without another one', async () => {
  prefetchFeed('recent');
  expect(sent).toEqual([{ sort: 'recent' }]);
  expect(await request('recent')).toEqual({ data: { from: 'ahead' } });
  expect(await request('recent')).toEqual({ data: { from: 'gateway' } });
});

test('an operation that the page has requested before is not prefetched', async () => {
  await request('amens');
  prefetchFeed('amens');
  expect(sent).toEqual([]);
});

test('after a failed prefetch the area sends the operation itself', async () => {
  response.ok = false;
  prefetchFeed('hot');
  expect(await request('hot')).toEqual({ data: { from: 'gateway' } });
});

test('a prefetched result expires', async () => {
  prefetchFeed('trending');
  jest.advanceTimersByTime(10_000);
  expect(await request('trending')).toEqual({ data: { from: 'gateway' } });
});

test('a write makes what was prefetched before it, or meanwhile, out of date', async () => {
  prefetchFeed('before');
  const join = gql`
    mutation Join {
      joinGroup(id: 1) {
        id
      }
    }
  `;
  const slow = new ApolloLink(() => {
    prefetchFeed('meanwhile');
    return of({ data: { joinGroup: { id: 1 } } });
  });
  const link = ApolloLink.from([pageResults(new Map()), slow]);
  await new Promise<void>((complete, error) => {
    execute(link, { query: join }, { client: {} as never }).subscribe({ complete, error });
  });
  for (const sort of ['before', 'meanwhile'])
    expect(await request(sort)).toEqual({ data: { from: 'gateway' } });
});

test('one that nobody needs is requested once, and again when it is old', async () => {
  prefetchFeed('oldest');
  prefetchFeed('oldest');
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  prefetchFeed('oldest');
  expect(sent).toHaveLength(2);
});

test('an operation whose result came with the page is not prefetched', async () => {
  const one = { operationName: 'Feed', query, variables: { sort: 'hot' } };
  await jest.isolateModulesAsync(async () => {
    const { page } = await import('../page/page');
    page.results = [{ ...one, result: { data: {} } }];
    (await import('./prefetch')).prefetch(one);
  });
  expect(sent).toEqual([]);
});
