import { removeFromLists, type useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];

/**
 * Updates the cache after a prayer has become a testimony: no feed of the prayer wall shows it, its page says that it
 * was answered, and the testimonial wall is read again, with the testimony first.
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
