import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { pageResults } from './pageResults';
import { http } from './http';
import { idempotencyKeys } from './idempotencyKeys';
import { retryFailures } from './retryFailures';
import { stored } from './storedCache';
import { followTypePolicies } from './typePolicies';
import { page } from '../page/page';
import { enableLive } from '../live/live';
import type { LiveProtocol } from '../live/liveState';

interface ClientOptions {
  /** Loads the product's part of the live connection; without it every query polls. */
  live?: () => Promise<LiveProtocol>;
}

export function createClient({ live }: ClientOptions = {}): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([pageResults(), idempotencyKeys(), retryFailures(), http()]),
    cache: createCache(),
    dataMasking: true,
    devtools: page.devtools,
  });
  if (stored.initial) client.cache.restore(stored.initial);
  if (live) enableLive(client, live);
  stored.client = client;
  return client;
}

/** The normalised cache. Areas add the policies of the types that they read (`addTypePolicies`). */
export function createCache(): InMemoryCache {
  return followTypePolicies(new InMemoryCache());
}
