import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { worker } from './worker';

const cacheName = 'files';
const days = 86_400;

/** The names of these files change with their content, so that old and new releases are side by side. */
const isFile = ({ origin, pathname }: URL) =>
  origin === worker.location.origin && /^\/(assets\/.|mf\/(?!registry$).)/.test(pathname);

const strategy = new CacheFirst({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * days, purgeOnQuotaError: true })],
});

export function serveFiles(): void {
  registerRoute(({ url }) => isFile(url), strategy);
}

/** Stores files that pages have loaded before the worker controlled them: the browser still has them. */
export async function storeFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of new Set(addresses)) {
    const url = new URL(address, worker.location.origin);
    if (!isFile(url) || (await cache.match(url.href, { ignoreVary: true }))) continue;
    // A file that cannot be stored is requested again by its page.
    const [response, stored] = strategy.handleAll({ event, request: new Request(url) });
    await Promise.all([response, stored]).catch(() => undefined);
  }
}
