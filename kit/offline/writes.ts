import { openDatabase, type WaitingWrite } from './database';
import { deleteStored } from './leave';

const most = 100;

/** All writes that are stored, in the order in which they were made. */
export async function listWrites(): Promise<StoredWrite[]> {
  return (await (await openDatabase()).getAll('writes')) as StoredWrite[];
}

export type StoredWrite = WaitingWrite & { id: number };

/** Stores a write, for which what was read makes room; false where there is none. */
export async function addWrite(write: WaitingWrite): Promise<boolean> {
  try {
    const database = await openDatabase();
    if ((await database.count('writes')) >= most) return false;
    await database.add('writes', write).catch(async (error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
      await deleteStored();
      await database.add('writes', write);
    });
    return true;
  } catch {
    return false;
  }
}

/** Replaces a write that is still there: it may have been removed at sign-out. */
export async function changeWrite(write: StoredWrite): Promise<void> {
  const transaction = (await openDatabase()).transaction('writes', 'readwrite');
  if (await transaction.store.get(write.id)) await transaction.store.put(write);
  await transaction.done;
}

export async function removeWrite(id: number): Promise<void> {
  await (await openDatabase()).delete('writes', id);
}
