import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The result of a fault where a disk cannot be mounted. */
export const notRun = 'not run: only root may mount a disk';

/**
 * A small disk in memory with a folder `data` that has the owner of `like`; null where mounting is not allowed.
 *
 * @param {string} like
 * @param {{ megabytes: number, folder?: string }} options folder: the mount point, by default a new folder
 */
export function mountDisk(
  like,
  { megabytes, folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-disk-')) },
) {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const { uid, gid } = statSync(like);
  chownSync(folder, uid, gid);
  const data = path.join(folder, 'data');
  execFileSync('install', ['-d', '-m', '700', '-o', String(uid), '-g', String(gid), data]);
  const filler = path.join(folder, 'filler');
  return {
    data,
    /** Fills the disk, except for that many bytes. */
    fill(except = 0) {
      const piece = Buffer.alloc(4096, 1);
      try {
        for (;;) writeFileSync(filler, piece, { flag: 'a' });
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
      if (except > 0) truncateSync(filler, statSync(filler).size - except);
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
