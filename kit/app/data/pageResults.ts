import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, of, switchMap, tap } from 'rxjs';
import type { PageResult } from 'schema/page';
import { page } from '../page/page';
import { invalidatePrefetched, takePrefetched } from './prefetch';
import { requestKey } from './requestKey';

interface CameWithPage {
  result: ApolloLink.Result;
  /** Not of a first operation, which its page takes as soon as it is there. */
  isOther?: boolean | undefined;
}

/** Results that came with the page, by request key, until they are used. */
type Results = Map<string, CameWithPage>;

export const resultsOnPage = byRequest(page.results);

/** Milliseconds for which others may be used once any result has been: what asks later is for another page. */
const freshFor = 10_000;

let until = Infinity;

/** Returns a result that came with the page, once; undefined when it is old. */
export function takeResult(key: string, results: Results = resultsOnPage): ApolloLink.Result | undefined {
  if (Date.now() > until) invalidateOthers(results);
  const found = results.get(key);
  results.delete(key);
  if (found) until = Math.min(until, Date.now() + freshFor);
  if (results.size === 0) until = Infinity;
  return found?.result;
}

/** Discards the results of operations besides the first ones. */
export function invalidateOthers(results: Results = resultsOnPage): void {
  for (const [key, { isOther }] of results) if (isOther) results.delete(key);
}

export function byRequest(results: readonly PageResult[]): Results {
  return new Map(
    results.map(({ operationName, variables, result, isOther }) => [
      requestKey(operationName, variables),
      { result, isOther },
    ]),
  );
}

/**
 * Uses each result that came with the page, or was prefetched, once; every other operation goes to the gateway.
 */
export function pageResults(results: Results = resultsOnPage): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      invalidateOthers(results);
      invalidatePrefetched();
      // And what was requested meanwhile.
      return forward(operation).pipe(tap(invalidatePrefetched));
    }
    const key = requestKey(operation.operationName ?? '', operation.variables);
    const prefetched = takePrefetched(key);
    const result = takeResult(key, results);
    if (result) return of(result);
    if (!prefetched) return forward(operation);
    return from(prefetched).pipe(switchMap((early) => (early ? of(early) : forward(operation))));
  });
}
