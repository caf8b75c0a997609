import type { ApolloClient, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import {
  readFailure,
  translateFailure,
  useFailureToast,
  type Failure,
  type FailureTexts,
} from '../feedback/failures';
import { HeldWrite } from './idempotencyKeys';
import { useToast, type ToastMessage } from '../feedback/toasts';

/** The code of a write that is sent later. */
export const waiting = 'WAITING';

/** A write that succeeded has data, one that failed a failure. */
export type WriteResult<Data> = { data: Data; failure: null } | { data: null; failure: Failure };

export interface WriteOptions<Data, Variables extends OperationVariables> extends Pick<
  useMutation.Options<Data, Variables>,
  'optimisticResponse' | 'update' | 'refetchQueries' | 'awaitRefetchQueries'
> {
  /**
   * Without a connection it waits on the device and is sent later. The failure then has the code `WAITING` and no toast;
   * the thing itself shows it (`useWaiting`).
   */
  waits?: boolean;
  /** The toast of success; by default none. A function may return null for none. */
  success?: ToastMessage | ((data: MaybeMasked<Data>, variables: Variables) => ToastMessage | null);
  /** The toast of a failure; null where the caller shows it. */
  failure: FailureTexts | null | ((failure: Failure) => FailureTexts | null);
  /** Names of queries that are refetched where they are on the page. Their failures do not affect this write. */
  refetch?: readonly string[];
  /** Resolves after `refetch`. */
  awaitRefetch?: boolean;
}

type Write<Data, Variables extends OperationVariables> = (
  ...[variables]: {} extends Variables ? [variables?: Variables] : [variables: Variables]
) => Promise<WriteResult<MaybeMasked<Data>>>;

/**
 * A mutation with its toasts. The write never rejects: it resolves to the data or to the failure, whose messages are in
 * the page's language. A
 * second press after a failure has the same Idempotency-Key (`idempotencyKeys`).
 */
export function useWrite<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    success,
    failure: texts,
    refetch,
    awaitRefetch = false,
    waits = false,
    ...options
  }: WriteOptions<Data, Variables>,
): [write: Write<Data, Variables>, state: { isPending: boolean }] {
  const toast = useToast();
  const toastFailure = useFailureToast();
  // Apollo's types cannot infer options that are passed on.
  const [mutate, { loading, client }] = useMutation(document, {
    ...options,
    context: { waits },
  } as {}) as unknown as [
    (options: { variables: Variables }) => Promise<{ data: MaybeMasked<Data> }>,
    useMutation.Result,
  ];

  const send = async (variables: Variables): Promise<WriteResult<MaybeMasked<Data>>> => {
    try {
      const { data } = await mutate({ variables });
      return { data, failure: null };
    } catch (error) {
      const failure = await translateFailure(readFailure(error));
      if (error instanceof HeldWrite) {
        if (error.message) failure.message = error.message;
        else failure.code = waiting;
      }
      return { data: null, failure };
    }
  };

  const write = async (variables?: Variables) => {
    const result = await send(variables as Variables);
    if (result.failure?.code === waiting) return result;
    if (result.failure) {
      const shown = typeof texts === 'function' ? texts(result.failure) : texts;
      if (shown) toastFailure(result.failure, shown);
      return result;
    }
    const refetched = refetch && refetchByName(client, refetch);
    if (awaitRefetch) await refetched;
    const message = typeof success === 'function' ? success(result.data, variables as Variables) : success;
    if (message) toast(message);
    return result;
  };

  return [write, { isPending: loading }];
}

async function refetchByName(client: ApolloClient, names: readonly string[]): Promise<void> {
  await client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
    })
    // The query shows its own failure, and is polled again soon.
    .catch(() => undefined);
}
