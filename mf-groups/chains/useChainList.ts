import { useState } from 'react';
import { freshness, page, readFailure, useLive, usePageQuery } from 'kit';
import { ChainListDocument } from '../gen/graphql';
import { pageSize } from './pageSize';
import '../typePolicies';

/** The gateway's maximum: more chains than these are not polled. */
const largestPage = 100;

/**
 * The chains to show, page by page: first those that have not ended and were the viewer's own when the list was
 * opened, so that no chain moves when the viewer joins it; then all others in the order of the gateway. Polled, so that
 * others' hours appear.
 */
export function useChainList() {
  // After the session has ended the stored token still tells who it was, and a request for their own chains is refused.
  const [isMember, setIsMember] = useState(page.session !== null);
  const [openedAt] = useState(() => Date.now());
  const [first, setFirst] = useState(pageSize);
  const [ownAtFirst, setOwnAtFirst] = useState<ReadonlySet<number> | null>(null);
  const variables = { first, isMember };
  const { data, previousData, error, refetch, fetchMore, isFromCache } = usePageQuery(
    ChainListDocument,
    variables,
    {
      ...useLive('chains', freshness.chains.poll),
      // A refetch keeps the further pages that were loaded.
      refetchWritePolicy: 'merge',
    },
  );

  const known = data ?? previousData;
  // It has ended since this page was loaded. A list that is already shown stays as it is.
  if (isMember && !known && error && readFailure(error).code === 'UNAUTHENTICATED') setIsMember(false);
  const listed = known?.prayerChainPage;
  const own = (known?.myChains?.chains ?? []).filter(({ endTime }) => Date.parse(endTime) > openedAt);
  if (known?.myChains && !ownAtFirst) setOwnAtFirst(new Set(own.map(({ id }) => id)));
  const leading = own.filter(({ id }) => ownAtFirst?.has(id));

  return {
    chains: listed ? unique([...leading, ...listed.chains, ...own]) : null,
    /** Whether a chain that has not ended is the viewer's, or has an hour of theirs. */
    hasOwn: own.length > 0,
    /** The first page was read before. */
    isFromCache,
    error,
    retry: () => void refetch().catch(() => undefined),
    hasMore: listed?.hasMore ?? false,
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: listed?.endCursor, isMember: false } });
      setFirst((size) => Math.min(largestPage, size + pageSize));
    },
  };
}

function unique<Chain extends { id: number }>(chains: readonly Chain[]): Chain[] {
  return [...new Map(chains.map((chain) => [chain.id, chain])).values()];
}
