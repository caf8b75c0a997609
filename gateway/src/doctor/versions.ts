import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../platform/version';
import { findingsAbout, type Finding } from './finding';

const { ok, problem } = findingsAbout('Versions');

/** Whether this is the version that the changelog of the checkout ends with; an image has no changelog. */
export async function examineVersion(migrationsDir: string): Promise<Finding[]> {
  const changelog = await readFile(path.join(migrationsDir, '../../CHANGELOG.md'), 'utf8').catch(() => '');
  const last = /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1] ?? version;
  return [
    last === version
      ? ok(`Prayer Wall ${version}.`)
      : problem(`This is ${version}, and its changelog ends with ${last}. Check out one release as a whole.`),
  ];
}
