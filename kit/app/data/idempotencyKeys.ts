import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, tap } from 'rxjs';
import { randomKey } from '../browser/randomKey';
import { page } from '../page/page';
import type * as Device from '../../offline/page';
import { requestKey } from './requestKey';

/**
 * Adds an Idempotency-Key to every write. The same write keeps its key until it has succeeded, through automatic
 * retries and further presses, so that a write whose response was lost is not executed twice.
 *
 * A write with `waits` in its context (`useWrite`) that gets no response is stored on the device, to be sent later.
 */
export function idempotencyKeys(): ApolloLink {
  const failed = new Map<string, string>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const write = requestKey(operation.operationName ?? '', operation.variables);
    const key = failed.get(write) ?? randomKey();
    const member = operation.getContext().waits ? page.session?.id : undefined;
    operation.setContext(
      member
        ? {
            // In another tab somebody else may have signed in.
            headers: { 'Idempotency-Key': key, 'Prayer-Wall-Member': String(member) },
            fetchOptions: { signal: AbortSignal.timeout(patience) },
          }
        : { headers: { 'Idempotency-Key': key } },
    );
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => (errors ? failed.set(write, key) : failed.delete(write)),
        error: () => failed.set(write, key),
      }),
      catchError(async (error: unknown) => {
        const isLost = member && !ServerError.is(error) && !ServerParseError.is(error);
        throw isLost ? new HeldWrite(await holdWrite(operation)) : error;
      }),
    );
  });
}

/** Milliseconds after which a write on a bad line waits. */
const patience = 10_000;

/** The write is sent later; or there is no room for it, which the message says. */
export class HeldWrite extends Error {}

const holdWrite: typeof Device.holdWrite = async (operation) =>
  (await import(/* webpackChunkName: "offline" */ '../../offline/page')).holdWrite(operation);
