import {
  deletePages,
  findLastRead,
  finishSignOut,
  clearSignOut,
  isSignOutDue,
  leaveDevice,
  pagesOf,
  recordSignOut,
} from 'kit/offline/worker';
import { registerRoute } from 'workbox-routing';
import { storeFiles } from './files';
import { offlinePage, storeOfflinePage } from './offlinePage';
import { worker } from './worker';

/** The header that names the owner of a page; only pages that may stay on a device have it (gateway/src/web/documents/routes.ts). */
const memberHeader = 'Prayer-Wall-Member';
const mostPages = 40;
const longest = 30 * 86_400_000;
/** Milliseconds to wait for the server where the page is stored. */
const patience = 5_000;

/** The server's page, and without a connection the one that was read last. */
export function servePages(): void {
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  registerRoute(
    ({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin,
    ({ event, request, url }) => open(event as FetchEvent, request, url),
  );
}

/** Stores the pages of all open windows, with the files that they name. */
export async function storeOpenPages(event: ExtendableEvent): Promise<void> {
  await storeOfflinePage().catch(() => undefined);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const address of new Set(windows.map(({ url }) => url))) {
    await storeOpenPage(new URL(address), event).catch(() => undefined);
  }
}

async function storeOpenPage(url: URL, event: ExtendableEvent): Promise<void> {
  if (!isStorable(url)) return;
  const response = await fetch(url);
  const text = await response.clone().text();
  await store(url, response);
  const files = [...text.matchAll(/["\s](\/(?:assets|mf)\/[\w./~-]+\.\w+)(?=["\s])/g)].map(
    ([, file]) => file!,
  );
  await storeFiles(files, event);
}

async function open(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  if (url.pathname === '/api/logout') return signOut(event, request);
  const arriving = afterSignOut(event, request);
  // It may fail while the stored page is looked for, or when it is not needed any more.
  arriving.catch(() => undefined);
  const stored = await findPage(url).catch(() => null);
  try {
    const response = await (stored ? Promise.race([arriving, rejectLater()]) : arriving);
    if (isStorable(url)) event.waitUntil(store(url, response.clone()).catch(() => undefined));
    return response;
  } catch {
    return stored ?? offlinePage();
  }
}

/** The browser may have requested the page already, as the member who signed out without a connection. */
async function afterSignOut(event: FetchEvent, request: Request): Promise<Response> {
  if (!(await isSignOutDue())) return fromNetwork(event, request);
  if (!(await finishSignOut())) throw new Error('The sign-out cannot be sent');
  return fetch(request);
}

async function fromNetwork(event: FetchEvent, request: Request): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(request);
}

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server takes too long')), patience);
  });

/** Nothing private stays on the device. If the server cannot be reached, the other windows show nothing either. */
async function signOut(event: FetchEvent, request: Request): Promise<Response> {
  await leaveDevice().catch(() => undefined);
  try {
    const response = await fromNetwork(event, request);
    await clearSignOut();
    return response;
  } catch {
    await recordSignOut().catch(() => undefined);
    const windows = await worker.clients.matchAll({ type: 'window' });
    for (const window of windows) window.postMessage({ hasLeft: true });
    return offlinePage();
  } finally {
    // Another window may have stored something meanwhile.
    await leaveDevice().catch(() => undefined);
  }
}

/** An address with a query may have a token, or words. */
const isStorable = ({ search, origin }: URL) => search === '' && origin === worker.location.origin;

async function store({ href }: URL, response: Response): Promise<void> {
  const member = response.headers.get(memberHeader);
  if (member === null || response.status !== 200) return;
  await deletePages(member);
  const name = pagesOf(member);
  const headers = new Headers(response.headers);
  for (const coding of ['Content-Encoding', 'Content-Length']) headers.delete(coding);
  const readAt = new Date().toISOString();
  // The page shows its reader how old it is.
  const text = (await response.text()).replace('<html ', `<html data-read-at="${readAt}" `);
  const cache = await caches.open(name);
  try {
    await cache.put(withoutHash(href), new Response(text, { headers }));
    const keys = await cache.keys();
    // Those that were stored last are at the end.
    await Promise.all(keys.slice(0, -mostPages).map((key) => cache.delete(key)));
  } catch {
    // The storage is full: what is there makes room.
    await caches.delete(name);
  }
}

const readAtAttribute = /data-read-at="[^"]*"/;

const withoutHash = (href: string) => href.replace(/#.*/, '');

/** The stored page of an address, or, where its path was read within another page, a page that can show it. */
async function findPage(url: URL): Promise<Response | null> {
  const name = (await caches.keys()).find((known) => known.startsWith(pagesOf('')));
  if (!name) return null;
  const cache = await caches.open(name);
  const own = await cache.match(url.origin + url.pathname);
  if (own && isFresh(own)) return url.search === '' ? own : withoutContent(own);
  const read = await findLastRead(Number(name.slice(pagesOf('').length)));
  if (!read || !Object.hasOwn(read.paths, url.pathname)) return null;
  const newest = (await cache.keys()).at(-1);
  const page = newest && (await cache.match(newest));
  return page && isFresh(page) ? withoutContent(page, read.paths[url.pathname]) : null;
}

const isFresh = (page: Response) => Date.now() - Date.parse(page.headers.get('Date') ?? '') < longest;

/** The page's program without what was rendered for another address. @param readAt milliseconds since the epoch */
async function withoutContent(page: Response, readAt?: number): Promise<Response> {
  const text = (await page.text()).replace(/(<div id="root">)[^]*?(<\/div>\s*<noscript>)/, '$1$2');
  const dated = readAt
    ? text.replace(readAtAttribute, `data-read-at="${new Date(readAt).toISOString()}"`)
    : text;
  return new Response(dated, { headers: page.headers });
}
