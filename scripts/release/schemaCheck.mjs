import { aloneHere, installAll } from '../steps/prepare.mjs';
import { Failure } from '../terminal/progress.mjs';
import { readArguments } from './arguments.mjs';
import { recordRunning, sdlOfCheckout } from './recordRunning.mjs';
import { openStorage } from './storage.mjs';
import { schemaKey, shellKey } from './storageKeys.mjs';

/**
 * `check-schema`: whether the checkout's schema may take the place of the one that runs. `--record`, once gateway and
 * shell are deployed, keeps what runs now beside the registry.
 */
export async function schemaCheck(args) {
  const { values } = readArguments(args, { record: { type: 'boolean', default: false } });
  await aloneHere(installAll);
  const storage = await openStorage();
  console.log(await (values.record ? recordRunning(storage) : judgeSchema(storage)));
}

async function judgeSchema(storage) {
  // Needs packages, so it cannot be imported before the first installation.
  const { checkSchema } = await import('./checkSchema.mjs');
  const { registry } = await storage.readRegistry();
  const shell = await storage.readText(shellKey);
  const site = {
    registry,
    shell: shell === null ? null : JSON.parse(shell),
    releasedSdl: await storage.readText(schemaKey),
  };
  const { refusals, remarks } = await checkSchema(site, sdlOfCheckout());
  if (refusals.length > 0) throw new Failure([...remarks, ...refusals].join('\n'));
  return [...remarks, 'Every released version goes on working with this schema.'].join('\n');
}
