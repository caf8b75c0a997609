import { existsSync } from 'node:fs';
import { plainEnvironment, run } from '../terminal/command.mjs';
import { inRoot } from '../tree/root.mjs';
import { areas, typedPackages } from '../tree/packages.mjs';
import { filesUnder, hashOf, isFresh, markFresh } from '../tree/stamps.mjs';

const printedSchema = 'schema/schema.graphql';

/** Prints the schema and generates the types of documents and resolvers, when one of them changed. */
export async function generate() {
  if (isFresh('codegen', sourcesHash()) && isThere()) return 'up to date';
  await run('graphql-codegen', ['--config', 'codegen.ts'], { env: plainEnvironment() });
  // Hashed again: this step both writes the printed schema and counts it as input, so that a manual edit is noticed.
  markFresh('codegen', sourcesHash());
  return 'generated';
}

/** A folder may have been removed and added again. */
const isThere = () =>
  existsSync(inRoot('gateway/src/gen/resolvers.ts')) &&
  areas.filter(hasDocuments).every((name) => existsSync(inRoot(name, 'gen')));

const hasDocuments = (name) => filesUnder(inRoot(name)).some((file) => file.endsWith('.graphql'));

/** Hash of the committed, printed schema. */
export const printedSchemaHash = () => hashOf([printedSchema]);

const sourcesHash = () =>
  hashOf(
    ['codegen.ts', 'pnpm-lock.yaml', ...typedPackages],
    (file) => file.endsWith('.graphql') || !file.includes('/'),
  );
