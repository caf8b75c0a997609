import { generate, loadContext } from '@graphql-codegen/cli';
import { disableFragmentWarnings } from 'graphql-tag';
import { inRoot } from '../../scripts/tree/root.mjs';

// It takes the next run in the same process for a second fragment of the same name.
disableFragmentWarnings();

/** Generates again what depends on these `.graphql` files: all of it where the gateway's schema is one of them. */
export async function generateFor(files) {
  const config = (await (configuration ??= loadContext(inRoot('codegen.ts')))).getConfig();
  const isOfSchema = files.some((file) => file.startsWith('gateway/'));
  const generates = Object.entries(config.generates).filter(
    ([target]) => isOfSchema || files.some((file) => isBeside(target, file)),
  );
  await generate(
    { ...config, generates: Object.fromEntries(generates), silent: true, errorsOnly: true },
    true,
  );
}

let configuration = null;

/** A document belongs to `./mf-wall/gen/` when it is in `mf-wall/`. */
const isBeside = (target, file) =>
  target.endsWith('/gen/') && file.startsWith(target.slice(2, -'gen/'.length));
