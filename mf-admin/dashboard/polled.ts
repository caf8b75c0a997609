import { freshness, skipPollAttempt } from 'kit';

/** Options of a query that is refetched every 30 s while the page is visible. */
export const polled = {
  fetchPolicy: 'cache-and-network',
  pollInterval: freshness.admin.poll,
  skipPollAttempt,
} as const;
