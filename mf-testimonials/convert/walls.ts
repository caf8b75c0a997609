import { removeFromLists, type useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];

/**
 * Updates the cache after a prayer has become a testimony: removes the prayer from every feed, marks it as answered,
 * and removes the testimonial wall, which is then requested again.
 */
export function moveToTestimonies(cache: Cache, prayerId: number, testimonialId: number): void {
  const prayer = { __typename: 'Prayer', id: prayerId };
  removeFromLists(cache, { field: 'prayers', rows: 'prayers' }, prayer);
  cache.modify<{ status: 'active' | 'answered'; testimonialId: number | null }>({
    id: cache.identify(prayer),
    fields: { status: () => 'answered', testimonialId: () => testimonialId },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'testimonials' });
}
