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
      forgetPrefetched();
      // And what was requested meanwhile.
      return forward(operation).pipe(tap(forgetPrefetched));
    }
    const key = requestKey(operation.operationName ?? '', operation.variables);
    const prefetched = takePrefetched(key);
    const result = results.get(key);
    if (result) {
      results.delete(key);
      return of(result);
    }
    if (!prefetched) return forward(operation);
    return from(prefetched).pipe(switchMap((early) => (early ? of(early) : forward(operation))));
  });
}
