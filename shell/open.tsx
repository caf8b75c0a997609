import { browserId } from 'kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { learnQuestions } from './remotes/firstQuestions';

const pauseAfterLoad = 1_500;

// Made at the first visit and kept from then on (specification, section 3).
browserId();
const root = createRoot(document.getElementById('root')!);
// As a transition React renders in slices, between which the browser answers.
startTransition(() => root.render(<App />));
whenLoaded(() => setTimeout(() => void learnQuestions(), pauseAfterLoad));

/** Not before the first page has all that it needs. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}
