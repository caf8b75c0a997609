import { hashToken } from '../members/context';
import { createSecret } from '../signIn/browserCookie';

/** The credential in the links of one mail. The text goes into the mail, the hash into the database. */
export interface Token {
  text: string;
  hash: Buffer;
}

export function makeToken(): Token {
  const text = createSecret();
  return { text, hash: hashToken(text) };
}

/** The hash of a token from a link; null if it is malformed. */
export function readToken(raw: unknown): Buffer | null {
  return typeof raw === 'string' && /^[\w-]{43}$/.test(raw) ? hashToken(raw) : null;
}
