import { z } from 'zod';
import { longestTag, matchLocale } from '../locales.mjs';
import { longestName } from './profile';
import { text } from './text';

const unknownLocale = 'Please choose a language';

/** A language of the site, also by another of its tags; null for that of the browser. */
const locale = z
  .string({ error: unknownLocale })
  .max(longestTag, { error: unknownLocale })
  .nullable()
  .transform((tag, refusal) => {
    const found = tag === null ? null : matchLocale(tag);
    if (tag !== null && !found) refusal.addIssue({ code: 'custom', message: unknownLocale });
    return found;
  });

export const localeRule = z.object({ locale });

const nameRequired = 'Name is required';
const name = text({ required: nameRequired, max: longestName });

/** Name and language of an account; what is left out stays. A payload of nothing misses the name. */
export const accountRule = z
  .object({ name: name.optional(), locale: locale.optional() })
  .refine((given) => given.name !== undefined || given.locale !== undefined, {
    path: ['name'],
    error: nameRequired,
  });
