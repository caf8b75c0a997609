import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { byRequest, invalidateOthers, pageResults, takeResult } from './pageResults';

const feed = gql`
  query Feed($sort: String, $search: String) {
    prayers(sort: $sort, search: $search) {
      hasMore
    }
  }
`;

function request(link: ApolloLink, variables: Record<string, unknown>) {
  return new Promise((resolve, reject) => {
    const request = { query: feed, variables };
    execute(link, request, { client: {} as never }).subscribe({ next: resolve, error: reject });
  });
}

function linkWith(result: object) {
  const requested: unknown[] = [];
  const gateway = new ApolloLink((operation) => {
    requested.push(operation.variables);
    return of({ data: { from: 'gateway' } });
  });
  const onPage = { operationName: 'Feed', variables: { sort: 'recent' }, result: { data: result } };
  return { link: ApolloLink.from([pageResults(byRequest([onPage])), gateway]), requested };
}

test('a result that came with the page is used once, without a request', async () => {
  const { link, requested } = linkWith({ from: 'page' });
  expect(await request(link, { search: null, sort: 'recent' })).toEqual({ data: { from: 'page' } });
  expect(requested).toHaveLength(0);

  expect(await request(link, { sort: 'recent' })).toEqual({ data: { from: 'gateway' } });
});

test('another operation goes to the gateway', async () => {
  const { link, requested } = linkWith({ from: 'page' });
  expect(await request(link, { sort: 'amens' })).toEqual({ data: { from: 'gateway' } });
  expect(requested).toEqual([{ sort: 'amens' }]);
});

test('a write forgets what came with the page, but for the first operation, which its page takes when it is there', async () => {
  const onPage = { variables: {}, result: { data: {} } };
  const results = byRequest([
    { operationName: 'Wall', ...onPage },
    { operationName: 'Banner', ...onPage, isOther: true },
  ]);
  const gateway = new ApolloLink(() => of({ data: {} }));
  const amen = {
    query: gql`
      mutation Amen {
        giveAmen
      }
    `,
  };
  const link = ApolloLink.from([pageResults(results), gateway]);
  await new Promise((resolve) => execute(link, amen, { client: {} as never }).subscribe(resolve));
  expect([...results.keys()]).toEqual(['Wall[]']);
});

describe('once a result has been used', () => {
  const result = (operationName: string, isOther?: true) => ({
    operationName,
    variables: {},
    result: { data: {} },
    isOther,
  });
  const cameWithPage = () =>
    byRequest([result('Wall'), result('Unread', true), result('Banner', true), result('Journey', true)]);
  afterEach(() => jest.useRealTimers());

  test('the others can be for ten seconds, and the first operation whenever its page comes', () => {
    jest.useFakeTimers();
    const results = cameWithPage();
    jest.advanceTimersByTime(60_000);
    expect(takeResult('Unread[]', results)).toEqual({ data: {} });
    jest.advanceTimersByTime(10_000);
    expect(takeResult('Banner[]', results)).toEqual({ data: {} });
    jest.advanceTimersByTime(1);
    expect(takeResult('Journey[]', results)).toBeUndefined();
    expect(takeResult('Wall[]', results)).toEqual({ data: {} });
  });

  test('it cannot be again', () => {
    const results = cameWithPage();
    expect(takeResult('Banner[]', results)).toEqual({ data: {} });
    expect(takeResult('Banner[]', results)).toBeUndefined();
    invalidateOthers(results);
    expect([...results.keys()]).toEqual(['Wall[]']);
  });
});
