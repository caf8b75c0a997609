import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { askAhead } from './aheadAnswers';
import { earlyAnswers } from './earlyAnswers';

const feed = gql`
  query Feed($sort: String) {
    prayers(sort: $sort) {
      hasMore
    }
  }
`;
const query = 'query Feed($sort: String) { prayers(sort: $sort) { hasMore } }';

let sent: unknown[];
let answer: { ok: boolean; data: object };

beforeEach(() => {
  sent = [];
  answer = { ok: true, data: { from: 'ahead' } };
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.fetch = jest.fn(async (_address, { body }) => {
    sent.push(JSON.parse(body).variables);
    return { ok: answer.ok, json: async () => ({ data: answer.data }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const gateway = new ApolloLink(() => of({ data: { from: 'gateway' } }));

function ask(sort: string) {
  return new Promise((resolve, reject) => {
    execute(
      ApolloLink.from([earlyAnswers(new Map()), gateway]),
      { query: feed, variables: { sort } },
      { client: {} as never },
    ).subscribe({ next: resolve, error: reject });
  });
}

const ahead = (sort: string) => askAhead({ operationName: 'Feed', query, variables: { sort } });

test('what was asked ahead answers the first question, without another request', async () => {
  ahead('recent');
  expect(sent).toEqual([{ sort: 'recent' }]);
  expect(await ask('recent')).toEqual({ data: { from: 'ahead' } });
  expect(await ask('recent')).toEqual({ data: { from: 'gateway' } });
});

test('what was asked on this page before is not asked ahead', async () => {
  await ask('amens');
  ahead('amens');
  expect(sent).toEqual([]);
});

test('a question ahead that fails is asked again by the area itself', async () => {
  answer.ok = false;
  ahead('hot');
  expect(await ask('hot')).toEqual({ data: { from: 'gateway' } });
});

test('an answer that nobody took in time is not true any more', async () => {
  ahead('trending');
  jest.advanceTimersByTime(10_000);
  expect(await ask('trending')).toEqual({ data: { from: 'gateway' } });
});
