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
  const folder = await nearestFolder(dataDir);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [
      disk.problem(`${dataDir} cannot be written to. Let the site's user write there, or set DATA_DIR.`),
    ];
  }
  const { bavail, bsize, ffree, files } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < tooFew)
    return [disk.problem(`Only ${free} MB are left for ${dataDir}. Make room, or writing fails soon.`)];
  if (files > 0 && ffree < 1_000)
    return [disk.problem(`The disk of ${dataDir} can hold hardly any more files. Delete some there.`)];
  if (free < few) return [disk.note(`${free} MB are left for ${dataDir}. Make room soon.`)];
  return [disk.ok(`${Math.floor(free / 1024)} GB are left for ${dataDir}.`)];
}

async function nearestFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() || path.dirname(folder) === folder) return folder;
  return nearestFolder(path.dirname(folder));
}
