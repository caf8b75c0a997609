import './nonce';
import { browserId } from 'kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';

// Made at the first visit and kept from then on (specification, section 3).
browserId();
createRoot(document.getElementById('root')!).render(<App />);
