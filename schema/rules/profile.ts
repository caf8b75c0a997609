import { z } from 'zod';
import { optionalText, text } from './text';
import { timeZone } from './timeZone';

export const profileLimits = { displayName: 100 } as const;

const longestName = { characters: profileLimits.displayName, message: 'Name too long' };

/** The fields of the account that a member may change. A blank name means the identity provider's names. */
export const profileRule = z.object({
  displayName: optionalText({
    error: 'Name must be text',
    max: longestName,
  }),
  timeZone: timeZone.nullish().transform((zone) => zone ?? null),
});

/** The name that a member types after the first sign-in. */
export const nameRule = z.object({ name: text({ required: 'Name is required', max: longestName }) });

export type ProfileForm = z.input<typeof profileRule>;
