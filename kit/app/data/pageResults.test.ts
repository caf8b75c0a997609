import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { pageResults, byRequest, takeResult } from './pageResults';

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

test('a write forgets what came with the page', async () => {
  const { link, requested } = linkWith({ from: 'page' });
  const amen = {
    query: gql`
      mutation Amen {
        giveAmen
      }
    `,
  };
  await new Promise((resolve) => execute(link, amen, { client: {} as never }).subscribe(resolve));
  expect(await request(link, { sort: 'recent' })).toEqual({ data: { from: 'gateway' } });
  expect(requested).toHaveLength(2);
});

describe('once a result has been used, the others', () => {
  const result = (operationName: string) => ({ operationName, variables: {}, result: { data: {} } });
  const cameWithPage = () => byRequest([result('Wall'), result('Banner'), result('Journey')]);
  afterEach(() => jest.useRealTimers());

  test('can be used for ten seconds', () => {
    jest.useFakeTimers();
    const results = cameWithPage();
    jest.advanceTimersByTime(60_000);
    expect(takeResult('Wall[]', results)).toEqual({ data: {} });
    jest.advanceTimersByTime(10_000);
    expect(takeResult('Banner[]', results)).toEqual({ data: {} });
    jest.advanceTimersByTime(1);
    expect(takeResult('Journey[]', results)).toBeUndefined();
  });

  test('are used once each', () => {
    const results = cameWithPage();
    expect(takeResult('Banner[]', results)).toEqual({ data: {} });
    expect(takeResult('Banner[]', results)).toBeUndefined();
  });
});
