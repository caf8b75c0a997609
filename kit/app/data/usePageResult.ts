import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef } from 'react';
import { takeResult } from './pageResults';
import { takeArrived } from './prefetch';
import { operationNameOf, requestKey } from './requestKey';

/** Milliseconds for which a result that came with the page, or was prefetched, counts as requested now. */
const freshFor = 10_000;

/** Of renders that have not been committed: React may discard them and repeat them. */
const takenAt = new Map<string, number>();

/**
 * Writes the result that came with the page, or was prefetched and is there, into the cache, so that `useQuery` has it at
 * the first render without a request.
 *
 * @returns whether the result of this operation has just come with the page, or was prefetched
 */
export function usePageResult<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): boolean {
  const { cache } = useApolloClient();
  const key = requestKey(operationNameOf(query), variables);
  const found = useRef<{ key: string; isFromPage: boolean }>(null);
  if (found.current?.key !== key) found.current = { key, isFromPage: take(cache, { query, variables, key }) };
  useEffect(() => void takenAt.delete(key), [key]);
  return found.current.isFromPage;
}

interface Operation {
  query: DocumentNode;
  variables: OperationVariables;
  key: string;
}

function take(cache: ApolloCache, { query, variables, key }: Operation): boolean {
  const { data } = takeResult(key) ?? takeArrived(key) ?? {};
  if (data) {
    cache.writeQuery({ query, variables, data, broadcast: false });
    takenAt.set(key, Date.now());
  }
  return Date.now() - (takenAt.get(key) ?? 0) < freshFor;
}
