import type { Sql } from '../../platform/database/sql';
import { Forbidden } from '../../platform/errors';

/** On the testimonial wall. A testimony that moderation hides, or whose prayer was withdrawn, is on none. */
export const isPublished = (sql: Sql) => sql`testimonials.status = 'active'`;

/** Nobody praises God for their own testimony in the name of others. @throws Forbidden */
export function requireAnothers(testimonial: { isOwner: boolean }): void {
  if (testimonial.isOwner) throw new Forbidden();
}
