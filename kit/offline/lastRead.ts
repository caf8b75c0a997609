import { keptFor, openDatabase, type LastRead } from './database';

const key = 'last';

/** What this member read last in this browser; null if it was another one, or too long ago. */
export async function findLastRead(member: number): Promise<LastRead | null> {
  const stored = await (await openDatabase()).get('lastRead', key);
  return stored && stored.member === member && Date.now() - stored.at < keptFor ? stored : null;
}

/** Replaces what was stored; of another member nothing stays. */
export async function storeLastRead(read: LastRead): Promise<void> {
  await (await openDatabase()).put('lastRead', read, key);
}
