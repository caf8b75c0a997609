import { page } from 'kit';
import { openOffline } from 'kit/offline';
import { findAreaRoute } from '../routes/areaRoutes';
import { hintAtInstalling } from './install/hint';

/** The message of an opened page to the service worker. */
export interface PageOpened {
  language: string;
  /** The addresses of the files that it has loaded. */
  files: string[];
}

/** Sends what waits, may say that the site can be installed, and registers the service worker with what this page consists of. */
export async function start(): Promise<void> {
  openOffline((path) => path === '/' || (findAreaRoute(path) !== null && !findAreaRoute(path)!.audience));
  void hintAtInstalling().catch(() => undefined);
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: page.locale, files: loadedFiles() } satisfies PageOpened);
  } catch {
    // A browser that forbids it has a page that works with a connection.
  }
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);
