import { siteFolder } from '../tree/root.mjs';
import { directoryStorage } from './directoryStorage.mjs';
import { refuse } from './refuse.mjs';

/**
 * Where versions and the registry lie: a directory, or an S3-compatible bucket when one is named.
 *
 * @typedef {{
 *   place: string, for people
 *   publicBase: string, where visitors reach the root, with a slash at its end
 *   put(name: string, version: string, folder: string): Promise<void>, a version once and for all
 *   list(name: string): Promise<{ version: string, putAt: Date }[]>,
 *   remove(name: string, version: string): Promise<void>,
 *   readRegistry(): Promise<{ registry: object, revision: string | null }>,
 *   replaceRegistry(registry: object, revision: string | null): Promise<boolean>, false when it is no longer that one
 *   readText(key: string): Promise<string | null>,
 *   writeText(key: string, text: string): Promise<void>,
 * }} Storage
 * @returns {Promise<Storage>}
 */
export async function openStorage(environment = process.env) {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const publicBase = env.STORAGE_PUBLIC_URL ? `${env.STORAGE_PUBLIC_URL.replace(/\/+$/, '')}/` : '/';
  if (!env.STORAGE_S3_BUCKET) {
    return directoryStorage({ folder: siteFolder(env), publicBase });
  }
  if (!URL.canParse(publicBase)) {
    throw refuse('PW-220', 'STORAGE_PUBLIC_URL: expected the address at which visitors reach the bucket.');
  }
  // The client library is large, and not there before the first installation.
  const { bucketStorage } = await import('./bucketStorage.mjs');
  return bucketStorage({
    endpoint: env.STORAGE_S3_ENDPOINT,
    bucket: env.STORAGE_S3_BUCKET,
    region: env.STORAGE_S3_REGION ?? 'us-east-1',
    publicBase,
  });
}
