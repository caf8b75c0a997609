import { deleteStored, finishSignOut } from 'kit/offline/worker';
import { worker } from './worker';

// Served as service-worker.js with SERVICE_WORKER=off (docs/operations.md): browsers fetch it with the next page, and are
// without a worker afterwards. What waits to be sent stays: pages send it themselves.

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await finishSignOut();
  await deleteStored();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
