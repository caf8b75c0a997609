import * as z from 'zod/mini';
import { storable, text } from './text';

const passkeyLimits = { name: 100 } as const;

const unreadable = 'This passkey cannot be read';

/** Bytes as base64url. */
const bytes = (longest: number) =>
  z
    .string({ error: unreadable })
    .check(z.maxLength(longest, { error: unreadable }), z.regex(/^[\w-]+$/, { error: unreadable }));

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', { error: unreadable }),
};

const name = text({
  required: 'Name is required',
  max: { characters: passkeyLimits.name, message: 'Name too long' },
});

/** The name that a member gives a passkey. */
export const passkeyNameRule = z.object({ name });

/** A new passkey: its name and the browser's `RegistrationResponseJSON` (Web Authentication, level 3). */
export const passkeyRule = z.object({
  name,
  ...credential,
  response: z.object(
    {
      clientDataJSON: bytes(10_000),
      attestationObject: bytes(10_000),
      transports: z.nullish(
        z
          .array(z.string({ error: unreadable }).check(z.regex(/^[a-z-]{1,32}$/, { error: unreadable })))
          .check(z.maxLength(10, { error: unreadable })),
      ),
    },
    { error: unreadable },
  ),
});

/** A passkey's signature: the browser's `AuthenticationResponseJSON` (Web Authentication, level 3). */
export const passkeySignatureRule = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: bytes(10_000),
      authenticatorData: bytes(10_000),
      signature: bytes(10_000),
      userHandle: z.nullish(bytes(100)),
    },
    { error: unreadable },
  ),
});

/** The beginning of a sign-in by passkey. Anything but a path on this site is ignored. */
export const passkeySignInRule = z.object({
  returnTo: z.nullish(
    z.string({ error: 'Must be a path' }).check(z.maxLength(2_000, { error: 'Must be a path' }), storable),
  ),
});
