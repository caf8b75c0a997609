import * as z from 'zod/mini';
import { categoryValues, prayerVisibilityValues } from '../vocabulary';
import { email } from './email';
import { changedText, flag, optionalText, text } from './text';
import { withFallback } from './withFallback';

export const prayerLimits = {
  name: 100,
  title: 100,
  descriptionMin: 10,
  description: 500,
  onBehalfOf: 60,
} as const;

const title = text({
  required: 'Title is required',
  max: { characters: prayerLimits.title, message: 'Title too long' },
});

const description = text({
  required: 'Description must be at least 10 characters',
  min: { characters: prayerLimits.descriptionMin, message: 'Description must be at least 10 characters' },
  max: { characters: prayerLimits.description, message: 'Description too long' },
});

const category = withFallback(z.enum(categoryValues, { error: 'Please choose a category' }), 'general');

/** For whom the author asks, in the author's words. */
const forWhom = {
  error: 'Name must be text',
  max: { characters: prayerLimits.onBehalfOf, message: 'Please use at most 60 characters' },
} as const;

const whoMayRead = z.enum(prayerVisibilityValues, { error: 'Please choose who may read this' });

export const visibilityRule = z.object({ visibility: whoMayRead });

/** The prayer form (specification, section 5; contract, section 11). */
export const prayerRule = z.object({
  name: text({
    required: 'Name is required',
    max: { characters: prayerLimits.name, message: 'Name too long' },
  }),
  email,
  title,
  description,
  category,
  isAnonymous: flag,
  onBehalfOf: optionalText(forWhom),
  visibility: withFallback(whoMayRead, 'public'),
});

/** The fields that an owner may edit; name and anonymity stay, and those for whom and to whom it is unless they are given. */
export const prayerEditRule = z.object({
  title,
  description,
  category,
  onBehalfOf: changedText(forWhom),
  visibility: withFallback(whoMayRead, undefined),
});

export type PrayerForm = z.input<typeof prayerRule>;
export type PrayerEditForm = z.input<typeof prayerEditRule>;
