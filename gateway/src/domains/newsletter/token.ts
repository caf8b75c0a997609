import { createHash, randomBytes } from 'node:crypto';

/** The credential in the links of one mail. The text goes into the mail, the hash into the database. */
export interface Token {
  text: string;
  hash: Buffer;
}

export function makeToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hash(text) };
}

/** The hash of a token from a link; null if it is malformed. */
export function readToken(raw: unknown): Buffer | null {
  return typeof raw === 'string' && /^[\w-]{43}$/.test(raw) ? hash(raw) : null;
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
