import { createHash } from 'node:crypto';

/** The source of a style or script element in a Content-Security-Policy: the hash of its text. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
