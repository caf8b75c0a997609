import type { useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];

interface Lists {
  prayers: { prayers: readonly { __ref: string }[] };
}

/**
 * What the browser knows after a prayer has become a testimony: no feed of the prayer wall shows it, its page says
 * that it was answered, and the testimonial wall is read anew, with the testimony first.
 */
export function moveToTestimonies(cache: Cache, prayerId: number, testimonialId: number): void {
  const prayer = cache.identify({ __typename: 'Prayer', id: prayerId });
  cache.modify<Lists>({
    fields: {
      prayers: (feed) => ({
        ...feed,
        prayers: (feed as Lists['prayers']).prayers.filter(({ __ref }) => __ref !== prayer),
      }),
    },
  });
  cache.modify<{ status: 'active' | 'answered'; testimonialId: number | null }>({
    id: prayer,
    fields: { status: () => 'answered', testimonialId: () => testimonialId },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'testimonials' });
}
