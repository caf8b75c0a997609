import { maxAge, openDatabase } from './database';

const pages = 'pages-';

/** The name of the cache with a member's pages; of visitors together the member is 0. */
export const pagesOf = (member: number | string) => `${pages}${member}`;

/** Deletes the pages of everybody else. */
export async function deletePages(except?: number | string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(pages) && name !== pagesOf(except ?? ''));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes what was read, of everybody. */
export async function deleteStored(): Promise<void> {
  await deletePages();
  await (await openDatabase()).clear('lastRead');
}

/** At sign-out: nothing private stays on the device. */
export async function leaveDevice(): Promise<void> {
  // The page that follows a sign-out is a visitor's, and may be stored already.
  await deletePages(0);
  await navigator.clearAppBadge?.().catch(() => undefined);
  const database = await openDatabase();
  await database.clear('lastRead');
  await database.clear('writes');
}

/** Deletes what is older than thirty days. */
export async function deleteOld(): Promise<void> {
  const database = await openDatabase();
  const since = Date.now() - maxAge;
  for (const { id, madeAt } of await database.getAll('writes')) {
    if (madeAt < since) await database.delete('writes', id!);
  }
  const names = await caches.keys();
  for (const name of names.filter((known) => known.startsWith(pages))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = await cache.match(request);
      if (!page || Date.parse(page.headers.get('Date') ?? '') < since) await cache.delete(request);
    }
  }
  const read = await database.get('lastRead', 'last');
  if (read && read.at < since) await deleteStored();
}
