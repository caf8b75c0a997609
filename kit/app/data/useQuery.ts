import { NetworkStatus } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useState } from 'react';

/**
 * Apollo's `useQuery`, whose error stays while the query is polled again: otherwise the placeholder would take the place
 * of a failure, and of the focus on Try Again, at each poll.
 */
export const useQuery = ((...given: Parameters<typeof useApolloQuery>) => {
  const result = useApolloQuery(...given);
  const [last, setLast] = useState(result.error);
  const isPolling = result.networkStatus === NetworkStatus.poll && result.data === undefined;
  const error = isPolling ? last : result.error;
  if (error !== last) setLast(error);
  return { ...result, error };
}) as typeof useApolloQuery;
