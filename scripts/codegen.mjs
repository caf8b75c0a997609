import './steps/node.mjs';
import { prepareSources } from './steps/prepare.mjs';
import { runCommand } from './terminal/progress.mjs';

// npm run codegen: the printed schema and every `gen/`, where they are out of date.
await runCommand(prepareSources);
