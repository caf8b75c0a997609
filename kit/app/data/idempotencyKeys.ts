import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { randomKey } from '../browser/randomKey';
import { requestKey } from './requestKey';

/**
 * Adds an Idempotency-Key to every write. The same write keeps its key until it has succeeded, through automatic
 * retries and further presses, so that a write whose response was lost is not executed twice.
 */
export function idempotencyKeys(): ApolloLink {
  const failed = new Map<string, string>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const write = requestKey(operation.operationName ?? '', operation.variables);
    const key = failed.get(write) ?? randomKey();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { 'Idempotency-Key': key, ...headers },
    }));
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => (errors ? failed.set(write, key) : failed.delete(write)),
        error: () => failed.set(write, key),
      }),
    );
  });
}
