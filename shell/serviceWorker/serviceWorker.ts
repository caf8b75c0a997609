import { deleteOld, sendWaiting, waitingWrites } from 'kit/offline/worker';
import type { PageOpened } from '../offline/start';
import { serveFiles, storeFiles } from './files';
import { renewOfflinePage } from './offlinePage';
import { servePages, storeOpenPages } from './pages';
import { receivePushes } from './push';
import { cachesFiles, worker } from './worker';

// The one service worker of the site (docs/decisions/0068-offline.md). It serves nothing that the server could give.

receivePushes();
if (cachesFiles) {
  serveFiles();
  servePages();
}

worker.addEventListener('install', (event) => {
  // An open page is controlled by the newest worker at once: all of them understand the same caches.
  void worker.skipWaiting();
  // The current page can be opened again as soon as the worker is ready.
  if (cachesFiles) event.waitUntil(storeOpenPages(event));
});

worker.addEventListener('message', (event) => {
  const { files, language } = (event.data ?? {}) as Partial<PageOpened>;
  if (!files || !language || !cachesFiles) return;
  const work = [storeFiles(files, event), renewOfflinePage(language), deleteOld()];
  event.waitUntil(Promise.allSettled(work));
});

// Background sync: the connection is back, possibly without a window. A failure is tried again by the browser.
worker.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === waitingWrites) (event as SyncEvent).waitUntil(sendAll());
});

async function sendAll(): Promise<void> {
  if (!(await sendWaiting())) throw new Error('Something waits still');
}

type SyncEvent = ExtendableEvent & { tag: string };
