import './steps/node.mjs';
import { prepare } from './steps/prepare.mjs';
import { tell } from './terminal/progress.mjs';
import { siteFolder } from './tree/root.mjs';

// npm run build: installs, generates, builds and publishes what is stale.
await tell(() => prepare({ siteDir: siteFolder(process.env) }));
