import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { randomKey } from '../browser/randomKey';
import { requestKey } from './requestKey';

/**
 * Gives every write an Idempotency-Key. The same write keeps its key until it has succeeded, over retries of the link
 * below and over another press by the person: one that was carried out though its response was lost is not made twice.
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
