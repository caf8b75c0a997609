import type { Sql } from '../../platform/database/sql';
import { Forbidden } from '../../platform/errors';
import { isForCaller } from '../prayers/policy';

/** On the testimonial wall of those who may read it: neither hidden by moderation nor with a withdrawn prayer. */
export const isPublished = (sql: Sql) => sql`testimonials.status = 'active'`;

/** On the testimonial wall of everybody: for what leaves the site, or is the same for all. */
export const isPublishedForAll = (sql: Sql) =>
  sql`(testimonials.status = 'active' and testimonials.visibility = 'public')`;

/** On the testimonial wall of the caller. Needs `caller.id` and `caller.reads_team`. */
export const isReadableByCaller = (sql: Sql) =>
  sql`(testimonials.status = 'active' and ${isForCaller(sql, 'testimonials')})`;

/** Praise counts other members, so authors cannot praise their own testimony. @throws Forbidden */
export function requireNotAuthor(testimonial: { isOwner: boolean }): void {
  if (testimonial.isOwner) throw new Forbidden();
}
