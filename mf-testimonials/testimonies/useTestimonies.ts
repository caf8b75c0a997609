import { useState } from 'react';
import { useApolloClient, useQuery } from 'kit';
import { TestimonialWallDocument } from '../gen/graphql';
import '../typePolicies';

/** The testimonies of the wall, page by page, with the count of all and the banner of the page. */
export function useTestimonies() {
  const fetchPolicy = useFetchPolicy();
  const { data, error, loading, refetch, fetchMore } = useQuery(TestimonialWallDocument, {
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.testimonials;

  return {
    testimonies: page?.testimonials ?? null,
    hasMore: page?.hasMore ?? false,
    count: data?.stats.totalTestimonials ?? null,
    banner: data?.banner ?? null,
    isLoading: loading && !data,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    async loadMore() {
      await fetchMore({ variables: { after: page?.endCursor } });
    },
  };
}

const firstPage = 20;

/**
 * Whoever comes back sees what is new. Only where they had read on beyond the first page everything stays as they
 * left it, so that the way back leads to the card that they came from.
 */
function useFetchPolicy(): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const [hasReadOn] = useState(() => {
    const known = client.readQuery({ query: TestimonialWallDocument });
    return known !== null && known.testimonials.testimonials.length > firstPage;
  });
  return hasReadOn ? 'cache-first' : 'cache-and-network';
}
