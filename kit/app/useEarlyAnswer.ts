import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind, type DocumentNode } from 'graphql';
import { useRef } from 'react';
import { earlyOnPage } from './earlyAnswers';
import { questionKey } from './questionKey';

/** An answer that came with the page is as good as asked for now, for so many milliseconds. */
const freshFor = 10_000;

const takenAt = new Map<string, number>();

/**
 * Puts the answer that came with the page where `useQuery` finds it at the first render, instead of a request later.
 *
 * @returns whether the question with these variables was answered so, just now
 */
export function useEarlyAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): boolean {
  const { cache } = useApolloClient();
  const key = questionKey(nameOf(query), variables);
  const found = useRef<{ key: string; isEarly: boolean }>(null);
  if (found.current?.key !== key) found.current = { key, isEarly: take(cache, { query, variables, key }) };
  return found.current.isEarly;
}

interface Question {
  query: DocumentNode;
  variables: OperationVariables;
  key: string;
}

function take(cache: ApolloCache, { query, variables, key }: Question): boolean {
  const data = earlyOnPage.get(key)?.data;
  if (data) {
    earlyOnPage.delete(key);
    cache.writeQuery({ query, variables, data, broadcast: false });
    takenAt.set(key, Date.now());
  }
  // A render that is thrown away is repeated.
  return Date.now() - (takenAt.get(key) ?? 0) < freshFor;
}

function nameOf(query: DocumentNode): string {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
}
