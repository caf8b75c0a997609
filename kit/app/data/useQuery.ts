import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useState } from 'react';
import { freshness, skipPollAttempt } from './freshness';
import { mayRecover } from './retryFailures';

/**
 * Apollo's `useQuery`, which polls while it has nothing to show because of a failure that may recover. The error stays
 * during a poll: otherwise the placeholder would take the place of a failure, and of the focus on Try Again, each time.
 */
export const useQuery = ((...[query, options]: Parameters<typeof useApolloQuery>) => {
  const [last, setLast] = useState<ErrorLike>();
  const isFailing = last !== undefined && mayRecover(last);
  const polls = {
    pollInterval: isFailing ? freshness.feed.poll : 0,
    skipPollAttempt,
    ...(options as object),
  };
  // Live updates that stand in for polls bring nothing meanwhile.
  const result = useApolloQuery(query, isFailing ? { ...polls, skipPollAttempt } : polls);
  const isEmpty = result.data === undefined;
  const error = isEmpty && result.networkStatus === NetworkStatus.poll ? last : result.error;
  const failure = isEmpty ? error : undefined;
  if (failure !== last) setLast(failure);
  return { ...result, error };
}) as typeof useApolloQuery;
