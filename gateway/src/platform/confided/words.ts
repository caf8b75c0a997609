import { hash, hkdfSync } from 'node:crypto';
import type { Config } from '../../config';
import { decrypt, encrypt } from '../encryption';

/** The keys: the first encrypts, all of them decrypt. Empty in production without CARE_KEY. */
export type CareKeys = Pick<Config, 'careKeys'>;

/**
 * The kind of words, to which their ciphertext is bound: it can be decrypted only as the same kind of words of the same
 * prayer. Those of `response` belong to a member instead.
 */
export type Place =
  | 'title'
  | 'description'
  | 'name'
  | 'email'
  | 'behalf'
  | 'reason'
  | 'update'
  | 'comment'
  | 'commenter'
  | 'testimonyTitle'
  | 'testimony'
  | 'note'
  | 'response';

interface Key {
  /** Public: eight hexadecimal digits. */
  id: string;
  bytes: Buffer;
}

/** `sealed1.<id of the key>.<place>.<id of the prayer>.<nonce, tag and ciphertext>`: the head is authenticated too. */
const envelope = /^(sealed1\.([0-9a-f]{8})\.([a-zA-Z]+)\.(\d+))\.([\w-]{38,})$/;

/** The same inside other text, such as JSON, which escapes no character of it. */
export const envelopes = /sealed1\.[0-9a-f]{8}\.[a-zA-Z]+\.\d+\.[\w-]{38,}/g;

/** How every value begins that this key, or any, has encrypted. */
export const sealedBy = (keyId = '') => `sealed1.${keyId}`;

/** In place of words whose key is lost. */
export const unreadable = 'These words cannot be decrypted, because their key is missing.';

/** Whether words can be confided here. */
export const canSeal = ({ careKeys }: CareKeys): boolean => careKeys.length > 0;

export const keyIds = ({ careKeys }: CareKeys): string[] => careKeys.map((secret) => keyOf(secret).id);

/** Encrypts words with the newest key. Empty ones stay empty; without a key all stay as they are. */
export function seal<Words extends string | null>(
  { careKeys: [secret] }: CareKeys,
  place: Place,
  ofId: number,
  words: Words,
): Words {
  if (secret === undefined || words === null || words === '') return words;
  const key = keyOf(secret);
  const head = `sealed1.${key.id}.${place}.${ofId}`;
  return `${head}.${encrypt(key.bytes, words, head).toString('base64url')}` as Words;
}

/**
 * The words as they were before `seal`; others as they are, also those that were encrypted as something else. A reader
 * says what it reads, so that a ciphertext that somebody has copied elsewhere is not decrypted there.
 */
export function open<Words extends string | null>(
  keys: CareKeys,
  place: Place,
  ofId: number | null,
  stored: Words,
): Words {
  if (!isSealed(place, ofId, stored)) return stored;
  return (openAny(keys, stored) ?? unreadable) as Words;
}

/** Whether a stored value is such a ciphertext. */
export function isSealed(place: Place, ofId: number | null, stored: string | null): stored is string {
  const [, , , isPlace, isId] = stored?.match(envelope) ?? [];
  return isPlace === place && Number(isId) === ofId;
}

/** Encrypts a ciphertext again with the newest key; null if the key of the old one is missing, or it was changed. */
export function sealAnew(keys: CareKeys, sealed: string): string | null {
  const words = openAny(keys, sealed);
  const [, , , place, ofId] = sealed.match(envelope) ?? [];
  return words === null ? null : seal(keys, place as Place, Number(ofId), words);
}

function openAny({ careKeys }: CareKeys, sealed: string): string | null {
  const [, head, keyId, , , data] = sealed.match(envelope) ?? [];
  const key = careKeys.map(keyOf).find(({ id }) => id === keyId);
  if (!key || head === undefined || data === undefined) return null;
  try {
    return decrypt(key.bytes, Buffer.from(data, 'base64url'), head);
  } catch {
    return null;
  }
}

/** Deriving a key takes longer than using it. */
const derived = new Map<string, Key>();

function keyOf(secret: string): Key {
  const known = derived.get(secret);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'confided words', 32));
  const key = { id: hash('sha256', Buffer.concat([Buffer.from('id of '), bytes])).slice(0, 8), bytes };
  derived.set(secret, key);
  return key;
}
