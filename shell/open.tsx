import { page } from 'kit';
import { keepFocus, openAnnouncer, readStoredPerson, whenIdle } from 'kit/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import './offline/install/offer';
import { createReplacement } from './prerender/takeover';
import { withAhead } from './remotes/loadAhead';

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
whenIdle(() => {
  withAhead(({ prepareNextPages }) => prepareNextPages());
  void import(/* webpackChunkName: "offline" */ './offline/start').then(
    ({ start }) => start(),
    () => undefined,
  );
  if (page.production && Math.random() < watchedShare) void import('./remotes/longTasks');
});
