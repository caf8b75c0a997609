import { existsSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { inRoot } from '../tree/root.mjs';
import { typedPackages } from '../tree/packages.mjs';
import { hashOf, isFresh, markFresh } from '../tree/stamps.mjs';

const printedSchema = 'schema/schema.graphql';

/** Prints the schema and makes the types of every document and resolver, when one of them changed. */
export async function generate() {
  if (isFresh('codegen', sourcesHash()) && existsSync(inRoot('gateway/src/gen/resolvers.ts')))
    return 'up to date';
  await run('graphql-codegen', ['--config', 'codegen.ts'], { env: plainEnvironment() });
  // Hashed again: the printed schema is both written by this step and looked at by it, so that an edit by hand shows.
  markFresh('codegen', sourcesHash());
  return 'generated';
}

/** Content of the committed, printed schema. */
export const printedSchemaHash = () => hashOf([printedSchema]);

const sourcesHash = () =>
  hashOf(
    ['codegen.ts', 'pnpm-lock.yaml', ...typedPackages],
    (file) => file.endsWith('.graphql') || !file.includes('/'),
  );
