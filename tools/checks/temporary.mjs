import { accessSync, constants, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** The size of the tests' databases, browsers and folders at most, three times over. */
const needed = 4 * 2 ** 30;

/**
 * The variables that make tests keep their temporary files in memory, where the machine has a file system for that and
 * room in it. Each file of the gateway's tests makes a database of its own: 29 ms there, half a second on a disk.
 */
export const temporaryEnvironment = () => (hasRoom() ? { TMPDIR: memory } : {});

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed && process.availableMemory() >= needed;
  } catch {
    return false;
  }
}
