import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { filterOperationVariables } from '@apollo/client/link/utils';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { requestTimeout } from './freshness';

/**
 * Sends operations to the gateway, each as one POST. Apollo's own link, five times as large, also has other methods and
 * addresses, responses in parts, and settings for all of them.
 */
export function http(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        request(operation, controller).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

/**
 * @throws ServerError for a refusal outside GraphQL, ServerParseError for a response that is no JSON, and the reason of
 * the signal: by default a TimeoutError
 */
async function request(
  operation: ApolloLink.Operation,
  controller: AbortController,
): Promise<ApolloLink.Result> {
  const { operationName, variables, query } = operation;
  const { headers, fetchOptions } = operation.getContext();
  const given: AbortSignal = fetchOptions?.signal ?? AbortSignal.timeout(requestTimeout);
  // A retry has the signal of the first attempt.
  if (given.aborted) controller.abort(given.reason);
  given.addEventListener('abort', () => controller.abort(given.reason), { signal: controller.signal });
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({
      operationName,
      variables: filterOperationVariables(variables, query),
      query: print(query),
    }),
    signal: controller.signal,
  });
  return resultOf(response, await response.text());
}

/** A status other than 200 is that of a result only if the content type says so. */
function resultOf(response: Response, bodyText: string): ApolloLink.Result {
  const isResult = response.headers.get('content-type')?.includes('application/graphql-response+json');
  if (response.status >= 300 && !isResult) {
    throw new ServerError(`The gateway responded with ${response.status}`, { response, bodyText });
  }
  const result = parse(response, bodyText);
  if (!('data' in result) && !('errors' in result)) {
    throw new ServerError('The gateway responded with no result', { response, bodyText });
  }
  return result;
}

function parse(response: Response, bodyText: string): ApolloLink.Result {
  try {
    return JSON.parse(bodyText) as ApolloLink.Result;
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}
