import { siteFolder } from '../../scripts/tree/root.mjs';
import { directoryStorage } from './directoryStorage.mjs';
import { refuse } from './refuse.mjs';

/**
 * The storage of versions and registry: a directory, or an S3-compatible bucket when one is configured.
 *
 * @typedef {{
 *   location: string, for messages
 *   publicBase: string, public address of the root, ending with a slash
 *   put(name: string, version: string, folder: string): Promise<void>, versions are immutable
 *   list(name: string): Promise<{ version: string, putAt: Date }[]>,
 *   remove(name: string, version: string): Promise<void>,
 *   readRegistry(): Promise<{ registry: object, revision: string | null }>,
 *   replaceRegistry(registry: object, revision: string | null): Promise<boolean>, false when the revision is outdated
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
    throw refuse(
      'PW-220',
      'STORAGE_PUBLIC_URL: expected the https address at which visitors reach the bucket.',
    );
  }
  // The client library is large.
  const { bucketStorage } = await import('./bucketStorage.mjs');
  return bucketStorage({
    endpoint: env.STORAGE_S3_ENDPOINT,
    bucket: env.STORAGE_S3_BUCKET,
    region: env.STORAGE_S3_REGION ?? 'us-east-1',
    publicBase,
  });
}

/** The live version and the canary of a remote, as they are stored. */
export async function readEntry(storage, remote) {
  const { registry } = await storage.readRegistry();
  return registry.remotes[remote];
}
