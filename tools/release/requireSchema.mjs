import { checkSchema } from '../../schema/compatibility/checkSchema.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { root } from '../../scripts/tree/root.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { directoryStorage } from './directoryStorage.mjs';
import { commitOf, signature } from './origin.mjs';
import { sdlOfCheckout } from './recordRunning.mjs';
import { parseRegistry } from './parseRegistry.mjs';
import { recordOverride } from './registry.mjs';
import { openStorage } from './storage.mjs';
import { schemaKey, shellKey } from './storageKeys.mjs';

const timeout = 10_000;

/**
 * Refuses to start what `check-schema` refuses, unless there is a reason, which the registry's history keeps. A schema
 * that runs already is not checked: a restart must not fail. Returns a sentence.
 *
 * @param {{ siteDir: string, registryUrl: string | null, reason: string | null, env?: NodeJS.ProcessEnv }} start
 *   registryUrl: where the registry is, if not in siteDir; reason: why it starts nevertheless
 * @throws {Failure} PW-225
 */
export async function requireSchema(
  { siteDir, registryUrl, reason, env = process.env },
  sdl = sdlOfCheckout(),
) {
  const local = directoryStorage({ folder: siteDir, publicBase: '/' });
  const bucket = registryUrl && env.STORAGE_S3_BUCKET ? await openStorage(env) : null;
  const site =
    registryUrl && !bucket ? await readElsewhere(registryUrl, local) : await readReleased(bucket ?? local);
  if (site.releasedSdl === sdl) return 'unchanged';
  const { refusals } = await checkSchema(site, sdl);
  if (refusals.length === 0) return 'compatible with every released version';
  if (reason === null) throw new Failure([...refusals, howToOverride].join('\n'));

  const line = { ...signature(reason), commit: commitOf(root) };
  console.log(JSON.stringify({ ...line, action: 'schema', refusals }));
  const storage = registryUrl ? bucket : local;
  if (storage) await changeRegistry(storage, (before) => recordOverride(before, line));
  return `not compatible, allowed because: ${reason}`;
}

const howToOverride =
  'PW-225 This schema would break what is released, so nothing was started. SCHEMA_OVERRIDE="why" starts it nevertheless.';

/** The facts with which `checkSchema` compares a schema. */
export async function readReleased(storage) {
  const { registry } = await storage.readRegistry();
  const shell = await storage.readText(shellKey);
  return {
    registry,
    shell: shell === null ? null : JSON.parse(shell),
    releasedSdl: await storage.readText(schemaKey),
  };
}

/** From the address of the registry; while it does not respond, the last copy counts, as for a gateway. */
async function readElsewhere(registryUrl, local) {
  try {
    return await readReleased({
      readRegistry: async () => ({ registry: parseRegistry(await fetchText(registryUrl)) }),
      readText: (key) => fetchText(new URL(key, registryUrl)),
    });
  } catch (error) {
    process.stderr.write(`The registry at ${registryUrl} cannot be read: ${error.message}\n`);
    return readReleased(local);
  }
}

async function fetchText(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  // Some buckets say 403 for what does not exist.
  if (response.status === 404 || response.status === 403) return null;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}
