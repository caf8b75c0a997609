import * as z from 'zod/mini';
import { optionalText, type Bound } from './text';
import { timeZone } from './timeZone';
import { withFallback } from './withFallback';

const profileLimits = { displayName: 100 } as const;

export const longestName: Bound = { characters: profileLimits.displayName, message: 'Name too long' };

/** The fields of the account that a member may change. A blank name means the identity provider's names. */
export const profileRule = z.object({
  displayName: optionalText({
    error: 'Name must be text',
    max: longestName,
  }),
  timeZone: withFallback(timeZone, null),
});

export type ProfileForm = z.input<typeof profileRule>;
