import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { pageResults, byRequest } from './pageResults';

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
