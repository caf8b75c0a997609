import * as z from 'zod/mini';
import { text } from './text';

export const tokenLimits = { name: 100, days: 365, perMember: 20 } as const;

/** The scope of an API token: only read, or also write. */
export const tokenScopeValues = ['read', 'write'] as const;

export type TokenScope = (typeof tokenScopeValues)[number];

const daysMessage = `Please choose 1 to ${tokenLimits.days} days`;

/** A new API token (contract, section 14). */
export const tokenRule = z.object({
  name: text({
    required: 'Name is required',
    max: { characters: tokenLimits.name, message: 'Name too long' },
  }),
  scope: z.enum(tokenScopeValues, { error: 'Scope must be read or write' }),
  expiresInDays: z
    .int({ error: daysMessage })
    .check(z.minimum(1, { error: daysMessage }), z.maximum(tokenLimits.days, { error: daysMessage })),
});
