import * as z from 'zod/mini';
import { longestTag, matchLocale } from '../locales.mjs';
import { longestName } from './profile';
import { text } from './text';

const unknownLocale = 'Please choose a language';

/** A language of the site, also by another of its tags; null for that of the browser. */
const locale = z.pipe(
  z.nullable(z.string({ error: unknownLocale }).check(z.maxLength(longestTag, { error: unknownLocale }))),
  z.transform((tag, { issues }) => {
    const found = tag === null ? null : matchLocale(tag);
    if (tag !== null && !found) issues.push({ code: 'custom', message: unknownLocale, input: tag });
    return found;
  }),
);

export const localeRule = z.object({ locale });

const nameRequired = 'Name is required';
const name = text({ required: nameRequired, max: longestName });

/** Name and language of an account; what is left out stays. A payload of nothing misses the name. */
export const accountRule = z.object({ name: z.optional(name), locale: z.optional(locale) }).check(
  z.refine((given) => given.name !== undefined || given.locale !== undefined, {
    path: ['name'],
    error: nameRequired,
  }),
);
