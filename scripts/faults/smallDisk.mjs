import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a fault says of itself where nobody may mount a disk. */
export const notTried = 'not tried: only root may mount a disk';

/**
 * A small disk of memory with a folder `data` that belongs to whoever owns `like`; null where it may not be mounted.
 *
 * @param {string} like
 * @param {{ megabytes: number, place?: string }} options place: a folder to mount it at, otherwise a new one
 */
export function mountDisk(
  like,
  { megabytes, place = mkdtempSync(path.join(tmpdir(), 'prayer-wall-disk-')) },
) {
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
  const { uid, gid } = statSync(like);
  chownSync(place, uid, gid);
  const data = path.join(place, 'data');
  execFileSync('install', ['-d', '-m', '700', '-o', String(uid), '-g', String(gid), data]);
  const ballast = path.join(place, 'ballast');
  return {
    data,
    /** To the last page, or but for so many bytes. */
    fill(except = 0) {
      const piece = Buffer.alloc(4096, 1);
      try {
        for (;;) writeFileSync(ballast, piece, { flag: 'a' });
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
      if (except > 0) truncateSync(ballast, statSync(ballast).size - except);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', [place]);
      rmSync(place, { recursive: true });
    },
  };
}
