import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config';

type Key = Pick<Config, 'jwtSecret'>;

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Props of a mail that nobody may read in the outbox: encrypted until the mail is composed, deleted when it is settled. */
export function seal(key: Key, props: object): { sealed: string } {
  const nonce = randomBytes(nonceBytes);
  const encrypt = createCipheriv(cipher, keyOf(key), nonce);
  const text = Buffer.concat([encrypt.update(JSON.stringify(props), 'utf8'), encrypt.final()]);
  return { sealed: Buffer.concat([nonce, encrypt.getAuthTag(), text]).toString('base64') };
}

/** The props as they were before `seal`; others as they are. @throws with another key, or if they were changed */
export function unseal(key: Key, props: unknown): unknown {
  if (!isSealed(props)) return props;
  const bytes = Buffer.from(props.sealed, 'base64');
  const decrypt = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes));
  decrypt.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decrypt.update(bytes.subarray(nonceBytes + tagBytes)), decrypt.final()]);
  return JSON.parse(text.toString());
}

function isSealed(props: unknown): props is { sealed: string } {
  return typeof (props as { sealed?: unknown } | null)?.sealed === 'string';
}

function keyOf({ jwtSecret }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'sealed mail', 32));
}
