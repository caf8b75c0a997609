import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { readRegistry } from '../registry.mjs';
import { deprecatedRemarks } from './deprecations.mjs';
import { releasedFrontEnds } from './frontEnds.mjs';
import { invalidOperations } from './operations.mjs';
import { usedParts } from './usedParts.mjs';

/**
 * Whether a gateway with this schema may replace the running one: every released version must keep working.
 *
 * @param {{ registry: object, shell: { operations: Record<string, string> } | null, releasedSdl: string | null }} site
 * @param {string} sdl of the gateway that would be released
 * @returns {Promise<{ refusals: string[], remarks: string[] }>}
 */
export async function checkSchema({ registry, shell, releasedSdl }, sdl) {
  const released = releasedFrontEnds(readRegistry(registry).remotes, shell?.operations ?? null);
  const schema = buildSchema(sdl);
  const invalid = released.flatMap(({ who, operations }) =>
    invalidOperations(operations, schema).map(
      ({ operation, why }) => `PW-221 ${who} sends ${operation}, which this schema refuses: ${why}`,
    ),
  );
  const deprecated = deprecatedRemarks(schema, released);
  if (releasedSdl === null) return { refusals: invalid, remarks: deprecated };

  const running = buildSchema(releasedSdl);
  const uses = released.flatMap(({ who, operations }) => usesOf(who, operations, running));
  const judged = (await breakingChanges(running, schema)).map((change) => ({
    ...change,
    dependents: uses.filter(({ used }) => used.has(change.part)),
  }));
  // One reason is enough for an invalid operation.
  const valid = ({ text }) => invalidOperations({ text }, schema).length === 0;
  return {
    refusals: [
      ...invalid,
      ...judged.flatMap(({ message, dependents }) =>
        dependents
          .filter(valid)
          .map(
            ({ who, operation }) => `PW-222 ${who} depends with ${operation} on what changes: ${message}.`,
          ),
      ),
    ],
    remarks: [
      ...judged
        .filter(({ dependents }) => dependents.length === 0)
        .map(({ message }) => `Breaks nothing that was released: ${message}.`),
      ...deprecated,
    ],
  };
}

async function breakingChanges(running, schema) {
  const changes = await diff(running, schema);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ type, message, path = '' }) => ({
      message: message.replace(/\.$/, ''),
      // A new required argument or input field breaks the operations that use its field or type.
      part: type.endsWith('_ADDED') ? path.slice(0, path.lastIndexOf('.')) : path,
    }));
}

const usesOf = (who, operations, running) =>
  Object.entries(operations).map(([operation, text]) => ({
    who,
    operation,
    text,
    used: usedParts(text, running),
  }));
