import { hkdfSync } from 'node:crypto';
import type { Config } from '../../config';
import { decrypt, encrypt } from '../encryption';

type Key = Pick<Config, 'jwtSecret'>;

/** Props of a mail that nobody may read in the outbox: encrypted until the mail is composed, deleted when it is settled. */
export function seal(key: Key, props: object): { sealed: string } {
  return { sealed: encrypt(keyOf(key), JSON.stringify(props)).toString('base64') };
}

/** The props as they were before `seal`; others as they are. @throws with another key, or if they were changed */
export function unseal(key: Key, props: unknown): unknown {
  if (!isSealed(props)) return props;
  return JSON.parse(decrypt(keyOf(key), Buffer.from(props.sealed, 'base64')));
}

function isSealed(props: unknown): props is { sealed: string } {
  return typeof (props as { sealed?: unknown } | null)?.sealed === 'string';
}

function keyOf({ jwtSecret }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'sealed mail', 32));
}
