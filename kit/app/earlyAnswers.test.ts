import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { earlyAnswers, waitingOf } from './earlyAnswers';

const feed = gql`
  query Feed($sort: String, $search: String) {
    prayers(sort: $sort, search: $search) {
      hasMore
    }
  }
`;

function ask(link: ApolloLink, variables: Record<string, unknown>) {
  return new Promise((resolve, reject) => {
    const request = { query: feed, variables };
    execute(link, request, { client: {} as never }).subscribe({ next: resolve, error: reject });
  });
}

function linkWith(result: object) {
  const asked: unknown[] = [];
  const gateway = new ApolloLink((operation) => {
    asked.push(operation.variables);
    return of({ data: { from: 'gateway' } });
  });
  const early = { operationName: 'Feed', variables: { sort: 'recent' }, result: { data: result } };
  return { link: ApolloLink.from([earlyAnswers(waitingOf([early])), gateway]), asked };
}

test('what came with the page is answered once, without a request', async () => {
  const { link, asked } = linkWith({ from: 'page' });
  expect(await ask(link, { search: null, sort: 'recent' })).toEqual({ data: { from: 'page' } });
  expect(asked).toHaveLength(0);

  expect(await ask(link, { sort: 'recent' })).toEqual({ data: { from: 'gateway' } });
});

test('another question goes to the gateway', async () => {
  const { link, asked } = linkWith({ from: 'page' });
  expect(await ask(link, { sort: 'amens' })).toEqual({ data: { from: 'gateway' } });
  expect(asked).toEqual([{ sort: 'amens' }]);
});
