import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { earlyAnswers } from './earlyAnswers';
import { retries } from './freshness';
import { mergePosts } from './groupPosts';
import { randomKey } from './randomKey';

export function createClient(uri = '/graphql'): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      earlyAnswers(),
      keyWrites,
      retry,
      new HttpLink({ uri, credentials: 'same-origin' }),
    ]),
    cache: createCache(),
    dataMasking: true,
  });
}

/** Prayers, comments and the rest are one object each, wherever they are shown; a feed grows page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          prayers: {
            keyArgs: ['sort', 'categories', 'search'],
            merge: appendPage,
          },
          prayer: {
            read: (known, { args, toReference }) =>
              known ?? toReference({ __typename: 'Prayer', id: args!.id }),
          },
          prayerChains: { merge: false },
        },
      },
      Viewer: { merge: true },
      Stats: { merge: true, keyFields: [] },
      Prayer: { fields: { comments: { merge: false }, updates: { merge: false } } },
      PrayerChain: { fields: { slots: { merge: false } } },
      PrayerGroup: {
        fields: {
          posts: { keyArgs: false, merge: mergePosts },
          members: { merge: false },
          joinRequests: { merge: false },
        },
      },
      GroupPost: { fields: { comments: { merge: false } } },
    },
  });
}

interface CachedPage {
  prayers: readonly { __ref: string }[];
}

/** A page that was asked for `after` another is added behind it, without what already stands there. */
function appendPage(
  known: CachedPage | undefined,
  incoming: CachedPage,
  { args }: { args: Record<string, unknown> | null },
): CachedPage {
  if (!known || !args?.after) return incoming;
  const standing = new Set(known.prayers.map((prayer) => prayer.__ref));
  return {
    ...incoming,
    prayers: [...known.prayers, ...incoming.prayers.filter(({ __ref }) => !standing.has(__ref))],
  };
}

/** Every write carries a key, the same on each retry, so that nothing is made twice. */
const keyWrites = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { 'Idempotency-Key': randomKey(), ...headers },
    }));
  }
  return forward(operation);
});

const retry = new RetryLink({
  delay: { initial: 400, max: 3000, jitter: true },
  attempts(count, operation, error) {
    const allowed = operation.operationType === OperationTypeNode.MUTATION ? retries.mutation : retries.query;
    return count <= allowed && navigator.onLine && isPassing(error);
  },
});

/** A refusal stays a refusal however often one asks; a lost connection or a server in trouble may recover. */
function isPassing(error: unknown): boolean {
  return !ServerError.is(error) || error.statusCode >= 500;
}
