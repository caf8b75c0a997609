import { ApolloLink, execute, gql } from '@apollo/client';
import { of } from 'rxjs';
import { retryFailures } from './retryFailures';

const read = gql`
  query Read {
    prayers
  }
`;
const write = gql`
  mutation Write {
    giveAmen
  }
`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sends an operation to a gateway that fails with a code so many times, then responds. */
async function send(query: typeof read, code: string, times: number) {
  let attempts = 0;
  const gateway = new ApolloLink(() => {
    attempts += 1;
    const failure = { data: null, errors: [{ message: 'Please try again', extensions: { code } }] };
    return of(attempts <= times ? failure : { data: { done: true } });
  });
  let result: ApolloLink.Result | null = null;
  const link = ApolloLink.from([retryFailures(), gateway]);
  execute(link, { query }, { client: {} as never }).subscribe({ next: (one) => (result = one) });
  await jest.advanceTimersByTimeAsync(20_000);
  return { attempts, result: result as ApolloLink.Result | null };
}

test.each(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])(
  '%s inside a response is retried: a query twice, a write once',
  async (code) => {
    expect(await send(read, code, 2)).toEqual({ attempts: 3, result: { data: { done: true } } });
    expect(await send(write, code, 1)).toEqual({ attempts: 2, result: { data: { done: true } } });
  },
);

test('the last failure is passed on as the gateway gave it', async () => {
  for (const [query, attempts] of [
    [read, 3],
    [write, 2],
  ] as const) {
    expect(await send(query, 'SERVICE_UNAVAILABLE', 9)).toMatchObject({
      attempts,
      result: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    });
  }
});

test.each(['UNAUTHENTICATED', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'])(
  '%s is a refusal, and not retried',
  async (code) => {
    expect((await send(read, code, 9)).attempts).toBe(1);
  },
);
