import { page } from 'kit';
import { keepFocus, openAnnouncer, readStoredPerson } from 'kit/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import './offline/install/offer';
import { createReplacement } from './prerender/takeover';
import { withAhead } from './remotes/loadAhead';

const pauseAfterLoad = 1_500;
/** The share of pages in production that report long tasks. */
const watchedShare = 0.1;

keepFocus();
openAnnouncer();

const root = document.getElementById('root')!;
// In a transition React renders in slices, and the browser stays responsive between them.
startTransition(() => {
  if (root.querySelector('[data-placeholder]')) createRoot(createReplacement(root)).render(<App />);
  // Not what differs: by the stored name of a session that has ended, or by what a stored page begins with.
  else if (
    root.hasChildNodes() &&
    !document.documentElement.dataset.readAt &&
    (page.session || readStoredPerson(new Date()) === null)
  )
    hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
});
whenLoaded(() =>
  setTimeout(() => {
    withAhead(({ prepareNextPages }) => prepareNextPages());
    void import(/* webpackChunkName: "offline" */ './offline/start').then(
      ({ start }) => start(),
      () => undefined,
    );
    if (page.production && Math.random() < watchedShare) void import('./remotes/longTasks');
  }, pauseAfterLoad),
);

/** Waits until the first page has all its resources. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}
