import { hash } from 'node:crypto';

/** The texts that this gateway has sent last, by feed and language: as many as there are of them. */
const sent = new Map<string, { textHash: string; at: number }>();

/**
 * Since when a feed is as it is, to the second: the first time that this gateway has sent this text. The newest entry
 * would not do: a feed without the entry that was taken down would be older than the one with it.
 */
export function modifiedAt(feed: string, text: string, now = Date.now()): Date {
  const textHash = hash('sha256', text);
  const before = sent.get(feed);
  if (before?.textHash === textHash) return new Date(before.at);
  // Two texts of one second must not have one date.
  const at = Math.max(Math.floor(now / 1000) * 1000, before ? before.at + 1000 : 0);
  sent.set(feed, { textHash, at });
  return new Date(at);
}
