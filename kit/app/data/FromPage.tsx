import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { usePageResult } from './usePageResult';

interface FromPageProps<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Renders the component that reads the result; `isFromPage` is what `usePageResult` returns. */
  children: (isFromPage: boolean) => ReactNode;
}

/**
 * `usePageResult` for a result with many rows, which would keep a slow phone from responding for 0.2 s if one component
 * wrote it into the cache and read it: this one writes it, the next one reads it for the first time, and `children` have
 * it at hand. Between two components React lets the browser respond.
 */
export function FromPage<Data, Variables extends OperationVariables>(props: FromPageProps<Data, Variables>) {
  const isFromPage = usePageResult(props.query, props.variables);
  return <ReadAhead {...props} isFromPage={isFromPage} />;
}

function ReadAhead<Data, Variables extends OperationVariables>({
  query,
  variables,
  isFromPage,
  children,
}: FromPageProps<Data, Variables> & { isFromPage: boolean }) {
  const client = useApolloClient();
  // As `useQuery` reads: what the client has read once, it has at hand.
  if (isFromPage) client.readQuery({ query, variables, optimistic: true });
  return children(isFromPage);
}
