import { displayName } from 'schema/displayName';
import type { Testimonial } from '../../gen/resolvers';
import type { TestimonialRow } from './sql';

export function viewTestimonial({ author, ...testimonial }: TestimonialRow): Testimonial {
  return { ...testimonial, authorName: author && displayName(author) };
}
