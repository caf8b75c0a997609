import { execute, gql, type ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { http } from './http';

const query = gql`
  query Read($id: Int!) {
    prayer(id: $id) {
      title
    }
  }
`;
const json = 'application/json; charset=utf-8';
const ofGraphql = 'application/graphql-response+json; charset=utf-8';

let fetched: jest.Mock;

function respond(status: number, type: string, body: string): void {
  const response = { status, headers: new Headers({ 'content-type': type }), text: async () => body };
  fetched = jest.fn(async () => response);
  window.fetch = fetched;
}

function send(context: object = {}): Promise<ApolloLink.Result> {
  return new Promise((resolve, reject) => {
    const request = { query, variables: { id: 1, unused: true }, context };
    execute(http(), request, { client: {} as never }).subscribe({ next: resolve, error: reject });
  });
}

test('an operation is posted with the variables that it declares, and with the headers of its context', async () => {
  respond(200, ofGraphql, '{"data":{"prayer":null}}');
  expect(await send({ headers: { 'Idempotency-Key': 'one' } })).toEqual({ data: { prayer: null } });
  const [address, { method, credentials, headers, body }] = fetched.mock.calls[0];
  expect([address, method, credentials]).toEqual(['/graphql', 'POST', 'same-origin']);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'Idempotency-Key': 'one' });
  expect(JSON.parse(body)).toEqual({
    operationName: 'Read',
    variables: { id: 1 },
    query: expect.stringContaining('query Read($id: Int!)'),
  });
});

test('a result keeps its errors, whatever its status', async () => {
  const result = { errors: [{ message: 'Please try again', extensions: { code: 'SERVICE_UNAVAILABLE' } }] };
  respond(503, ofGraphql, JSON.stringify(result));
  expect(await send()).toEqual(result);
});

test.each([
  [502, json, '{"message":"Bad gateway"}', ServerError],
  [429, 'text/html', '<p>Too many', ServerError],
  [200, json, '<p>Sign in to the hotel', ServerParseError],
  [200, json, '{"message":"Nothing"}', ServerError],
])('%s with %s %s is an error with its status', async (status, type, body, kind) => {
  respond(status, type, body);
  const error = await send().catch((thrown: unknown) => thrown);
  expect(kind.is(error)).toBe(true);
  expect(error).toMatchObject({ statusCode: status, bodyText: body });
});

/** A server that never responds. */
function hang(): void {
  window.fetch = jest.fn(
    (_address: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        const { signal } = init!;
        if (signal!.aborted) reject(signal!.reason as Error);
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      }),
  );
}

const tooLate = new DOMException('The time limit is over', 'TimeoutError');

test('a request without a response fails at its time limit', async () => {
  hang();
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const sent = send();
  expect(timeout).toHaveBeenCalledWith(30_000);
  limit.abort(tooLate);
  await expect(sent).rejects.toBe(tooLate);
  timeout.mockRestore();
});

test('a retry fails at once where the time limit of its operation is over', async () => {
  hang();
  const limit = new AbortController();
  limit.abort(tooLate);
  await expect(send({ fetchOptions: { signal: limit.signal } })).rejects.toBe(tooLate);
});

test('a connection that is lost is an error, and a request that nothing waits for ends', async () => {
  window.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send()).rejects.toThrow('Failed to fetch');

  const given = new AbortController();
  const signals: AbortSignal[] = [];
  window.fetch = jest.fn((_address: unknown, init?: RequestInit) => {
    signals.push(init!.signal!);
    return new Promise<Response>(() => undefined);
  });
  const request = { query, variables: { id: 1 }, context: { fetchOptions: { signal: given.signal } } };
  const left = execute(http(), request, { client: {} as never }).subscribe({});
  execute(http(), request, { client: {} as never }).subscribe({});
  left.unsubscribe();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  given.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
