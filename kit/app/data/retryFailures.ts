import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { catchError, map, of } from 'rxjs';
import { retries } from './freshness';

/**
 * Retries what may recover: a lost connection, a failing server, and a failure inside a response; never a refusal
 * (specification, section 9). The last failing response is passed on as it is.
 */
export function retryFailures(): ApolloLink {
  return ApolloLink.from([passOnFailures, retry, throwFailures]);
}

const retry = new RetryLink({
  delay: { initial: 400, max: 3000, jitter: true },
  attempts(count, operation, error) {
    const allowed = operation.operationType === OperationTypeNode.MUTATION ? retries.mutation : retries.query;
    return count <= allowed && navigator.onLine && isPassing(error);
  },
});

/** `RetryLink` retries errors only. */
const throwFailures = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (hasFailed(result)) throw new FailedResponse(result);
      return result;
    }),
  ),
);

const passOnFailures = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) => {
      if (error instanceof FailedResponse) return of(error.result);
      throw error;
    }),
  ),
);

class FailedResponse extends Error {
  constructor(readonly result: ApolloLink.Result) {
    super('The response holds a failure');
  }
}

const failures: unknown[] = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Whether a failed operation may succeed later: a refusal stays one. */
export const mayRecover = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? hasFailed(error) : isPassing(error);

const hasFailed = ({ errors = [] }: Pick<ApolloLink.Result, 'errors'>) =>
  errors.some(({ extensions }) => failures.includes(extensions?.['code']));

function isPassing(error: unknown): boolean {
  return !ServerError.is(error) || error.statusCode >= 500;
}
