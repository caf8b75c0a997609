import { z } from 'zod';
import { instant, number, part } from '../responses';

export const passkey = part('Passkey', {
  id: number,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

const bytes = z.string().describe('Bytes as base64url.');
const keyType = z.literal('public-key').describe('Always `public-key`.');
const verification = z.literal('preferred').describe('The device asks for a PIN or a fingerprint if it can.');
const timeout = number.describe('Milliseconds.');

export const creationOptions = part('PasskeyCreationOptions', {
  challenge: bytes.describe('What the browser signs; once, within five minutes, in this session.'),
  rp: z.strictObject({ name: z.string(), id: z.string() }).describe('This site: its name and its host.'),
  user: z
    .strictObject({ id: bytes, name: z.string(), displayName: z.string() })
    .describe('The account as the device shows it; `id` is random.'),
  pubKeyCredParams: z
    .array(z.strictObject({ alg: number, type: keyType }))
    .describe('The accepted algorithms, by their COSE numbers.'),
  timeout,
  attestation: z.literal('none').describe('The maker of the device is not asked for.'),
  excludeCredentials: z
    .array(z.strictObject({ id: bytes, type: keyType, transports: z.array(z.string()) }))
    .describe('The passkeys that the account has.'),
  authenticatorSelection: z
    .strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: verification,
    })
    .describe('The device must be able to list its passkeys for this site.'),
  extensions: z.strictObject({ credProps: z.literal(true) }).describe('Extensions of Web Authentication.'),
  hints: z.array(z.string()).describe('Kinds of devices to propose; empty for any.'),
});

export const requestOptions = part('PasskeyRequestOptions', {
  challenge: bytes.describe('What the browser signs; once, within five minutes, in this browser.'),
  rpId: z.string().describe('The host of this site.'),
  timeout,
  userVerification: verification,
});
