import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, of, switchMap, tap } from 'rxjs';
import type { PageResult } from 'schema/page';
import { page } from '../page/page';
import { forgetPrefetched, takePrefetched } from './prefetch';
import { requestKey } from './requestKey';

/** Results that came with the page, by request key, until they are used. */
type Results = Map<string, ApolloLink.Result>;

export const resultsOnPage = byRequest(page.results);

/** Milliseconds for which the others may be used once the first one has been: what asks later is for another page. */
const freshFor = 10_000;

let until = Infinity;

/** Returns a result that came with the page, once; undefined when it is old. */
export function takeResult(key: string, results: Results = resultsOnPage): ApolloLink.Result | undefined {
  if (Date.now() > until) results.clear();
  const result = results.get(key);
  results.delete(key);
  if (result) until = Math.min(until, Date.now() + freshFor);
  if (results.size === 0) until = Infinity;
  return result;
}

export function byRequest(results: readonly PageResult[]): Results {
  return new Map(
    results.map(({ operationName, variables, result }) => [requestKey(operationName, variables), result]),
  );
}

/**
 * Uses each result that came with the page, or was prefetched, once; every other operation goes to the gateway.
 */
export function pageResults(results: Results = resultsOnPage): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      results.clear();
      forgetPrefetched();
      // And what was requested meanwhile.
      return forward(operation).pipe(tap(forgetPrefetched));
    }
    const key = requestKey(operation.operationName ?? '', operation.variables);
    const prefetched = takePrefetched(key);
    const result = takeResult(key, results);
    if (result) return of(result);
    if (!prefetched) return forward(operation);
    return from(prefetched).pipe(switchMap((early) => (early ? of(early) : forward(operation))));
  });
}
