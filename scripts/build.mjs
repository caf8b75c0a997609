import './steps/node.mjs';
import { prepare } from './steps/prepare.mjs';
import { tell } from './terminal/progress.mjs';

// npm run build: installs, generates, builds and publishes what is stale.
await tell(() => prepare());
