import { useState } from 'react';
import '../typePolicies';
import { polled } from './polled';

export const pageSize = 20;
/** The gateway's maximum. */
const largestPage = 100;

/** Options of a list that grows: the polled rows are merged with those behind them (`pagedList`). */
export const growingList = {
  ...polled,
  // The rows of a larger page are in the cache already.
  nextFetchPolicy: () => 'cache-first' as const,
  refetchWritePolicy: 'merge',
} as const;

/** The number of rows that a poll requests: all that are shown, so that each of them stays fresh. */
export function useGrowingSize() {
  const [size, setSize] = useState(pageSize);
  return { size, grow: () => setSize((now) => Math.min(largestPage, now + pageSize)) };
}
