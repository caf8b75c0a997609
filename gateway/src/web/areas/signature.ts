import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config';

/** The signature of a text of this gateway. Texts of one purpose begin with a word of their own. */
export function sign({ jwtSecret }: Pick<Config, 'jwtSecret'>, text: string): string {
  return createHmac('sha256', jwtSecret).update(text).digest('base64url');
}

export function isSignedBy(config: Pick<Config, 'jwtSecret'>, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(config, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
