import * as z from 'zod/mini';
import { text } from './text';

export const testimonyLimits = { title: 200, testimonyMin: 10, testimony: 2000 } as const;

/** The testimonial dialog (specification, section 5). */
export const testimonyRule = z.object({
  title: text({
    required: 'Title is required',
    max: { characters: testimonyLimits.title, message: 'Title must be less than 200 characters' },
  }),
  testimony: text({
    required: 'Testimony must be at least 10 characters',
    min: { characters: testimonyLimits.testimonyMin, message: 'Testimony must be at least 10 characters' },
    max: { characters: testimonyLimits.testimony, message: 'Testimony must be less than 2000 characters' },
  }),
});

export type TestimonyForm = z.input<typeof testimonyRule>;
