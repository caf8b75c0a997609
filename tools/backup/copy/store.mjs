import { folderStore } from './folder.mjs';

/**
 * The storage of backups.
 *
 * @typedef {{
 *   address(name: string): string, for people
 *   put<T>(name: string, write: (file: string) => Promise<T>): Promise<{ made: T, bytes: number }>, all of it or nothing
 *   list(): Promise<string[]>, oldest first
 *   remove(name: string): Promise<unknown>,
 *   read<T>(name: string, act: (file: string) => Promise<T>): Promise<T>,
 * }} Store
 *
 * @param {string} to a folder or `s3://bucket/path`
 * @returns {Promise<Store>}
 */
export async function openStore(to) {
  const place = parseBucket(to);
  if (!place) return folderStore(to);
  // The client library is large.
  const { bucketStore } = await import('./bucket.mjs');
  return bucketStore(place);
}

/** Removes the oldest backups but so many. */
export async function keepNewest(store, count) {
  for (const name of (await store.list()).slice(0, -count)) await store.remove(name);
}

/** Bucket and prefix of `s3://bucket/path`; null for a folder. */
export function parseBucket(to) {
  const [, bucket, path = ''] = /^s3:\/\/([\w.-]+)(?:\/(.*))?$/.exec(to) ?? [];
  if (!bucket) return null;
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}
