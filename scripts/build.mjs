import './steps/node.mjs';
import { prepare } from './steps/prepare.mjs';
import { runCommand } from './terminal/progress.mjs';
import { siteFolder } from './tree/root.mjs';

// npm run build: installs, generates, builds and publishes everything that is out of date.
const reason = process.env.SCHEMA_OVERRIDE || null;
await runCommand(() =>
  prepare({
    withTools: false,
    siteDir: siteFolder(process.env),
    checkedWith: { registryUrl: null, reason },
  }),
);
