import './nonce';
import { startInTasks, browserId, openPageCatalogs } from 'kit/start';

// Created at the first visit (specification, section 3).
browserId();
const texts = openPageCatalogs();

// All modules are in this file; each is evaluated in a task of its own.
void startInTasks([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/areas'),
  () => import(/* webpackMode: "eager" */ './remotes/ownArea'),
  () => import(/* webpackMode: "eager" */ './App'),
  () => texts,
  // A page that the service worker has stored begins with what was read last.
  async () =>
    document.documentElement.dataset.readAt &&
    (await import(/* webpackChunkName: "offline" */ 'kit/offline')).restore(),
  () => import(/* webpackMode: "eager" */ './open'),
]);
