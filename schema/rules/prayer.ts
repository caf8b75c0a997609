import { z } from 'zod';
import { categoryValues } from '../vocabulary';
import { email } from './email';
import { flag, text } from './text';

export const prayerLimits = { name: 100, title: 100, descriptionMin: 10, description: 500 } as const;

const title = text({
  required: 'Title is required',
  max: { characters: prayerLimits.title, message: 'Title too long' },
});

const description = text({
  required: 'Description must be at least 10 characters',
  min: { characters: prayerLimits.descriptionMin, message: 'Description must be at least 10 characters' },
  max: { characters: prayerLimits.description, message: 'Description too long' },
});

const category = z
  .enum(categoryValues, { error: 'Please choose a category' })
  .nullish()
  .transform((value) => value ?? 'general');

/** The prayer form (specification, section 5). */
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
});

/** The fields that an owner may edit; name and anonymity stay. */
export const prayerEditRule = z.object({ title, description, category });

export type PrayerForm = z.input<typeof prayerRule>;
export type PrayerEditForm = z.input<typeof prayerEditRule>;
