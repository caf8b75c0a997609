import './nonce';
import { browserId } from 'kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { learnQuestions } from './remotes/firstQuestions';

const pauseAfterLoad = 1_500;

// Made at the first visit and kept from then on (specification, section 3).
browserId();
createRoot(document.getElementById('root')!).render(<App />);
// Not before the first page has all that it needs.
window.addEventListener('load', () => setTimeout(() => void learnQuestions(), pauseAfterLoad));
