import { readStoredPerson } from 'kit/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { mountBeside } from './prerender/takeover';
import { fetchOperations } from './remotes/firstOperation';

const pauseAfterLoad = 1_500;

const root = document.getElementById('root')!;
// As a transition React renders in slices, between which the browser answers.
startTransition(() => {
  if (root.querySelector('[data-placeholder]')) createRoot(mountBeside(root)).render(<App />);
  // Pages are prerendered for visitors; a person whose name is stored from the last session is shown by it.
  else if (root.hasChildNodes() && readStoredPerson(new Date()) === null) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
});
whenLoaded(() => setTimeout(() => void fetchOperations(), pauseAfterLoad));

/** Not before the first page has all that it needs. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}
