import { createHash } from 'node:crypto';

/**
 * The digest of a migration without its comments and line breaks: two with the same digest make the same schema.
 *
 * @param {string} text
 */
export function digestOf(text) {
  const statements = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(statements).digest('hex').slice(0, 16);
}
