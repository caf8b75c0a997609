import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registryRule } from 'schema/area';
import { ConfigError } from '../../config';

/**
 * Refuses to start with a registry that cannot be read: the site would have no areas. A missing one is allowed: the
 * first release creates it.
 *
 * @throws ConfigError
 */
export async function requireRegistry(siteDir: string): Promise<void> {
  const file = path.join(siteDir, 'registry.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  const { error } = registryRule.safeParse(JSON.parse(text));
  if (!error) return;
  const [issue] = error.issues;
  throw new ConfigError(
    `SITE_DIR: ${file} cannot be read (${issue!.path.join('.')}: ${issue!.message}). Release every area with this version.`,
  );
}
