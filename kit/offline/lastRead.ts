import { maxAge, openDatabase, type LastRead } from './database';
import { joinCaches } from './joinCaches';

const key = 'last';
const mostPaths = 60;

/** The result that this member read last in this browser; null if another one did, or too long ago. */
export async function findLastRead(member: number): Promise<LastRead | null> {
  const stored = await (await openDatabase()).get('lastRead', key);
  return stored && stored.member === member && Date.now() - stored.at < maxAge ? stored : null;
}

/**
 * Adds what a page has read to what other pages and windows of this member have stored; of another member nothing stays.
 */
export async function storeLastRead(read: LastRead): Promise<void> {
  const transaction = (await openDatabase()).transaction('lastRead', 'readwrite');
  const stored = await transaction.store.get(key);
  const earlier = stored?.member === read.member && read.at - stored.at < maxAge ? stored : null;
  await transaction.store.put(earlier ? join(earlier, read) : read, key);
  await transaction.done;
}

/** Deletes what another member has read. */
export async function deleteOthersRead(member: number): Promise<void> {
  const transaction = (await openDatabase()).transaction('lastRead', 'readwrite');
  const stored = await transaction.store.get(key);
  if (stored && stored.member !== member) await transaction.store.delete(key);
  await transaction.done;
}

function join(earlier: LastRead, { member, at, paths, cache }: LastRead): LastRead {
  const times = Object.entries({ ...earlier.paths, ...paths })
    .filter(([, time]) => at - time < maxAge)
    .toSorted(([, one], [, other]) => other - one);
  return {
    member,
    at,
    paths: Object.fromEntries(times.slice(0, mostPaths)),
    cache: joinCaches(earlier.cache, cache),
  };
}
