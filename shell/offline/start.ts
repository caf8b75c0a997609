import { page } from 'kit';

/** What a page tells the service worker when it has been opened. */
export interface PageOpened {
  language: string;
  /** The addresses of the files that it has loaded. */
  files: string[];
}

/** Registers the service worker, and stores what this page consists of. */
export async function start(): Promise<void> {
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
