import './steps/node.mjs';
import { runSite } from './site/run.mjs';

// npm start: installs, builds, starts the database, the identity provider and the gateway, and stops them in order.
await runSite();
