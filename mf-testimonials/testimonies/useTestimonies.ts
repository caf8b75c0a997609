import { useState } from 'react';
import { useApolloClient, useQuery } from 'kit';
import { TestimonialWallDocument } from '../gen/graphql';
import '../typePolicies';

/**
 * The testimonies of the wall, page by page, with the count of all and the banner of the page.
 *
 * @param isFromPage the first page has just come with the document, or was prefetched
 */
export function useTestimonies(isFromPage: boolean) {
  const fetchPolicy = useFetchPolicy(isFromPage);
  const { data, error, loading, refetch, fetchMore } = useQuery(TestimonialWallDocument, {
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.testimonials;
  const [isFromCache] = useState(page !== undefined && !isFromPage);

  return {
    testimonies: page?.testimonials ?? null,
    hasMore: page?.hasMore ?? false,
    count: data?.stats.totalTestimonials ?? null,
    banner: data?.banner ?? null,
    isLoading: loading && !data,
    /** The first page was read before. */
    isFromCache,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    async loadMore() {
      await fetchMore({ variables: { after: page?.endCursor } });
    },
  };
}

/** For the parts of the page. */
export interface TestimoniesProps {
  wall: ReturnType<typeof useTestimonies>;
}

const firstPage = 20;

/**
 * Coming back to the wall shows new testimonies. A list with more than its first page stays as it was, so that going
 * back returns to the card that was left.
 */
function useFetchPolicy(isFromPage: boolean): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const [isEnough] = useState(() => {
    if (isFromPage) return true;
    const known = client.readQuery({ query: TestimonialWallDocument });
    return known !== null && known.testimonials.testimonials.length > firstPage;
  });
  return isEnough ? 'cache-first' : 'cache-and-network';
}
