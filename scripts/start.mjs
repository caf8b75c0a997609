import './steps/node.mjs';
import { runSite } from './site/run.mjs';

// npm start: installs, builds, starts database, identity provider and gateway, and stops them in reverse order.
await runSite();
