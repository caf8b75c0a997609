import { ApolloLink, execute, gql, Observable } from '@apollo/client';
import { idempotencyKeys } from './idempotencyKeys';

const send = gql`
  mutation Send($words: String) {
    send(words: $words)
  }
`;

type Outcome = 'done' | 'refused' | 'lost';
let keys: string[];
let outcome: Outcome;
let link: ApolloLink;

beforeEach(() => {
  keys = [];
  const gateway = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        keys.push((operation.getContext().headers as Record<string, string>)['Idempotency-Key']!);
        if (outcome === 'lost') return observer.error(new TypeError('Failed to fetch'));
        observer.next(outcome === 'done' ? { data: {} } : { errors: [{ message: 'No' }] });
        observer.complete();
      }),
  );
  link = ApolloLink.from([idempotencyKeys(), gateway]);
});

function press(words: string, becomes: Outcome) {
  outcome = becomes;
  return new Promise<void>((resolve) => {
    execute(link, { query: send, variables: { words } }, { client: {} as never }).subscribe({
      complete: resolve,
      error: () => resolve(),
    });
  });
}

test('a repeated write after a lost response has the same key', async () => {
  await press('amen', 'lost');
  await press('amen', 'done');
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the same write after a success has a new key', async () => {
  await press('amen', 'done');
  await press('amen', 'done');
  expect(keys[1]).not.toBe(keys[0]);
});

test('a different write has a new key', async () => {
  await press('amen', 'refused');
  await press('praise', 'done');
  expect(keys[1]).not.toBe(keys[0]);
});
