const cacheName = 'site';
const address = '/offline';
const day = 86_400_000;

/** The site's page for addresses that were never read on this device. */
export async function offlinePage(): Promise<Response> {
  const stored = await (await caches.open(cacheName)).match(address);
  return stored ?? new Response('You are offline', { headers: { 'Content-Type': 'text/plain' } });
}

export async function storeOfflinePage(): Promise<void> {
  await (await caches.open(cacheName)).add(address);
}

/** Stores it again in another language, and once a day. */
export async function renewOfflinePage(language: string): Promise<void> {
  const stored = await (await caches.open(cacheName)).match(address);
  const isOld = Date.now() - Date.parse(stored?.headers.get('Date') ?? '') > day;
  if (!stored || isOld || stored.headers.get('Content-Language') !== language) await storeOfflinePage();
}
