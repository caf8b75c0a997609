import type { InstallPrompt } from './way';

/** The browser's offer to install the site: it comes once, at any time, and in place of a bar of the browser's own. */
export const installOffer = new Promise<InstallPrompt>((resolve) =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    resolve(event as InstallPrompt);
  }),
);
