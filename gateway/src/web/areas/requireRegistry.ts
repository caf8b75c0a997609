import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, type LeftOutVersion } from 'schema/registry';
import type { AreaKeys } from 'schema/signatures';
import { ConfigError } from '../../config';

/**
 * Refuses to start with a registry that has areas of which none can be read: the site would be empty. A missing one is
 * allowed: the first release creates it.
 *
 * @throws ConfigError
 */
export async function requireRegistry(siteDir: string, keys: AreaKeys = {}): Promise<void> {
  const file = path.join(siteDir, 'registry.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  const { remotes, leftOut } = read(file, text, keys);
  if (leftOut.length > 0 && Object.keys(remotes).length === 0)
    throw unreadable(file, describeLeftOut(leftOut[0]!));
}

/** One line about a version that cannot be served. */
function describeLeftOut({ remote, version, why }: LeftOutVersion): string {
  return `${remote} ${version ?? ''}: ${why}`;
}

function read(file: string, text: string, keys: AreaKeys): ReturnType<typeof readRegistry> {
  try {
    return readRegistry(JSON.parse(text), keys);
  } catch (error) {
    throw unreadable(file, (error as Error).message);
  }
}

function unreadable(file: string, why: string): ConfigError {
  return new ConfigError(`SITE_DIR: ${file} cannot be read (${why}). Release every area with this version.`);
}
