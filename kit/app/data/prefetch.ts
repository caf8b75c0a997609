import type { ApolloLink } from '@apollo/client';
import { page } from '../page/page';
import { requestTimeout } from './freshness';
import { requestKey } from './requestKey';

export interface PrefetchedOperation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Milliseconds for which a prefetched result may be used. */
const freshFor = 10_000;

interface Prefetched {
  /** Null inside when it failed. */
  result: Promise<ApolloLink.Result | null>;
  /** Null until it is there. */
  arrived: ApolloLink.Result | null;
  until: number;
}

const waiting = new Map<string, Prefetched>();
/** What this page came with or has requested: it is in the cache, or about to be. */
const requested = new Set(page.results.map((one) => requestKey(one.operationName, one.variables)));

/**
 * Requests the first operation of an area before the area does: while its code is loading, or when a link is pressed.
 * An operation that is in the cache is left to it, and one that was prefetched is requested again when it is old.
 */
export function prefetch(operation: PrefetchedOperation): void {
  const key = requestKey(operation.operationName, operation.variables);
  const early = waiting.get(key);
  if (requested.has(key) || (early && Date.now() < early.until)) return;
  const prefetched: Prefetched = { result: request(operation), arrived: null, until: Date.now() + freshFor };
  waiting.set(key, prefetched);
  void prefetched.result.then((result) => (prefetched.arrived = result));
}

/** Returns a result once; null inside when it failed, null itself when there is none or it is old. */
export const takePrefetched = (key: string) => take(key)?.result ?? null;

/** Returns a result once; null while it is on its way, for which `takePrefetched` waits. */
export const takeArrived = (key: string) => (waiting.get(key)?.arrived ? (take(key)?.arrived ?? null) : null);

/** After a write, what was requested before it is out of date. */
export const invalidatePrefetched = () => waiting.clear();

function take(key: string): Prefetched | null {
  requested.add(key);
  const found = waiting.get(key);
  waiting.delete(key);
  return found && Date.now() < found.until ? found : null;
}

async function request(operation: PrefetchedOperation): Promise<ApolloLink.Result | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(requestTimeout),
    });
    const result = (await response.json()) as ApolloLink.Result;
    // The area sends the operation itself, and shows why it fails.
    return response.ok && !result.errors ? result : null;
  } catch {
    return null;
  }
}
