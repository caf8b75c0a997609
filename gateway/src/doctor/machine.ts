import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { findingsAbout, type Finding } from './finding';

const disk = findingsAbout('Disk');

const megabyte = 1024 * 1024;
/** Megabytes: below it the database may stop. */
const tooFew = 500;
const few = 2_000;

/** Whether the data directory can be written to, and how much space is left there. */
export async function examineDisk(dataDir: string): Promise<Finding[]> {
  if (!(await canWrite(dataDir)))
    return [
      disk.problem(`${dataDir} cannot be written to. Let the site's user write there, or set DATA_DIR.`),
    ];
  const folder = await nearestThere(dataDir);
  const { bavail, bsize, ffree, files } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < tooFew)
    return [disk.problem(`Only ${free} MB are left for ${dataDir}. Make room, or writing fails soon.`)];
  if (files > 0 && ffree < 1_000)
    return [disk.problem(`The disk of ${dataDir} can hold hardly any more files. Delete some there.`)];
  if (free < few) return [disk.note(`${free} MB are left for ${dataDir}. Make room soon.`)];
  return [disk.ok(`${Math.floor(free / 1024)} GB are left for ${dataDir}.`)];
}

/** Whether files can be made in a folder, or the folder itself. */
export async function canWrite(folder: string): Promise<boolean> {
  const writing = access(await nearestThere(folder), constants.W_OK | constants.X_OK);
  return writing.then(
    () => true,
    () => false,
  );
}

/** What is there of a path; a file in its way cannot be written to as a folder. */
async function nearestThere(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found !== null || path.dirname(folder) === folder) return folder;
  return nearestThere(path.dirname(folder));
}
