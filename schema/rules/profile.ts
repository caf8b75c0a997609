import { z } from 'zod';
import { optionalText } from './text';
import { timeZone } from './timeZone';

export const profileLimits = { displayName: 100 } as const;

/** The fields of the account that a member may change. A blank name means the identity provider's names. */
export const profileRule = z.object({
  displayName: optionalText({
    error: 'Name must be text',
    max: { characters: profileLimits.displayName, message: 'Name too long' },
  }),
  timeZone: timeZone.nullish().transform((zone) => zone ?? null),
});

export type ProfileForm = z.input<typeof profileRule>;
