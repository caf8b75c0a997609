import type { Sql } from '../../platform/database/sql';
import { Forbidden } from '../../platform/errors';

/** On the testimonial wall: neither hidden by moderation nor with a withdrawn prayer. */
export const isPublished = (sql: Sql) => sql`testimonials.status = 'active'`;

/** Praise counts other members, so authors cannot praise their own testimony. @throws Forbidden */
export function requireNotAuthor(testimonial: { isOwner: boolean }): void {
  if (testimonial.isOwner) throw new Forbidden();
}
