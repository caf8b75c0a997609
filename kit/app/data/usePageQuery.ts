import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { useQuery as apollo } from '@apollo/client/react';
import { useState } from 'react';
import { usePageResult } from './usePageResult';
import { useQuery } from './useQuery';

type PageQueryResult<Data, Variables extends OperationVariables> = apollo.Result<
  Data,
  Variables,
  'complete' | 'empty' | 'streaming',
  Variables
> & { isFromCache: boolean };

/**
 * `useQuery` for what a page requests at once. A result that came with the page, or was prefetched, is there at the first
 * render without a request; otherwise what is in the cache is shown until the gateway's response is there.
 *
 * @returns what `useQuery` returns, and whether the first render had what was read before
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  options: Omit<apollo.Base.Options<Data, Variables>, 'fetchPolicy' | 'variables'> & {
    skip?: boolean;
  } = {},
): PageQueryResult<Data, Variables> {
  const isFromPage = usePageResult<Data, Variables>(query, variables);
  const result = useQuery<Data, Variables>(query, {
    ...options,
    variables,
    fetchPolicy: isFromPage ? 'cache-first' : 'cache-and-network',
  });
  const [isFromCache] = useState(!isFromPage && result.data !== undefined);
  return { ...result, isFromCache };
}
