import { z } from 'zod';
import { storable } from './text';
import { timeZone } from './timeZone';

export const profileLimits = { displayName: 100 } as const;

/** The fields of the account that a member may change. A blank name means the identity provider's names. */
export const profileRule = z.object({
  displayName: storable(z.string({ error: 'Name must be text' }))
    .trim()
    .refine((name) => Array.from(name).length <= profileLimits.displayName, { error: 'Name too long' })
    .nullish()
    .transform((name) => name || null),
  timeZone: timeZone.nullish().transform((zone) => zone ?? null),
});

export type ProfileForm = z.input<typeof profileRule>;
