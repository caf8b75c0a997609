import { checkSchema } from '../../schema/compatibility/checkSchema.mjs';
import { prepareSources } from '../../scripts/steps/prepare.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { readArguments } from './arguments.mjs';
import { recordRunning, sdlOfCheckout } from './recordRunning.mjs';
import { readReleased } from './requireSchema.mjs';
import { openStorage } from './storage.mjs';

/**
 * `check-schema`: whether the checkout's schema may replace the running one. `--record` records the deployed schema and
 * shell beside the registry.
 */
export async function schemaCheck(args) {
  const { values } = readArguments(args, { record: { type: 'boolean', default: false } });
  await prepareSources();
  const storage = await openStorage();
  console.log(await (values.record ? recordRunning(storage) : compareSchemas(storage)));
}

async function compareSchemas(storage) {
  const { refusals, remarks } = await checkSchema(await readReleased(storage), sdlOfCheckout());
  if (refusals.length > 0) throw new Failure([...remarks, ...refusals].join('\n'));
  return [...remarks, 'Every released version is compatible with this schema.'].join('\n');
}
