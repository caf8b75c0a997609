import { canary } from './canary.mjs';
import { promote } from './promote.mjs';
import { release } from './release.mjs';
import { rollback } from './rollback.mjs';
import { schemaCheck } from './schemaCheck.mjs';
import { status } from './status.mjs';

/** The commands by name. */
export const commands = { release, promote, canary, rollback, releases: status, 'check-schema': schemaCheck };
