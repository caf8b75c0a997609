import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { pageResults } from './pageResults';
import { retries } from './freshness';
import { idempotencyKeys } from './idempotencyKeys';
import { followTypePolicies } from './typePolicies';
import { enableLive } from '../live/live';
import type { LiveProtocol } from '../live/liveState';

interface ClientOptions {
  /** Loads the product's part of the live connection; without it every query polls. */
  live?: () => Promise<LiveProtocol>;
}

export function createClient({ live }: ClientOptions = {}): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([
      pageResults(),
      idempotencyKeys(),
      retry,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
    cache: createCache(),
    dataMasking: true,
  });
  if (live) enableLive(client, live);
  return client;
}

/** The normalised cache. Areas add the policies of the types that they read (`addTypePolicies`). */
export function createCache(): InMemoryCache {
  return followTypePolicies(new InMemoryCache());
}

const retry = new RetryLink({
  delay: { initial: 400, max: 3000, jitter: true },
  attempts(count, operation, error) {
    const allowed = operation.operationType === OperationTypeNode.MUTATION ? retries.mutation : retries.query;
    return count <= allowed && navigator.onLine && isPassing(error);
  },
});

/** Retries only failures that may recover: a lost connection or a failing server, not a refusal. */
function isPassing(error: unknown): boolean {
  return !ServerError.is(error) || error.statusCode >= 500;
}
