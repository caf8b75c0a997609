import './nonce';
import { beginInTurns, browserId } from 'kit/start';

// Made at the first visit and kept from then on (specification, section 3).
browserId();

// All of it lies in this one file; each is evaluated when its turn comes.
void beginInTurns([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/areas'),
  () => import(/* webpackMode: "eager" */ './remotes/ownArea'),
  () => import(/* webpackMode: "eager" */ './App'),
  () => import(/* webpackMode: "eager" */ './open'),
]);
