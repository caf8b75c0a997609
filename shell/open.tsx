import { readStoredPerson } from 'kit/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { successorOf } from './firstPaint/successor';
import { learnQuestions } from './remotes/firstQuestions';

const pauseAfterLoad = 1_500;

const place = document.getElementById('root')!;
// As a transition React renders in slices, between which the browser answers.
startTransition(() => {
  if (place.dataset.standIn !== undefined) createRoot(successorOf(place)).render(<App />);
  // What is painted is painted for visitors; whoever kept a name from the last session is shown by it.
  else if (place.hasChildNodes() && readStoredPerson(new Date()) === null) hydrateRoot(place, <App />);
  else createRoot(place).render(<App />);
});
whenLoaded(() => setTimeout(() => void learnQuestions(), pauseAfterLoad));

/** Not before the first page has all that it needs. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}
