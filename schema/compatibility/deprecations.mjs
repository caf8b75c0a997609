// @ts-check
import { partsOfSchema } from './parts.mjs';
import { usedParts } from './usedParts.mjs';

/**
 * A deprecated part of the schema.
 *
 * @typedef {object} Deprecation
 * @property {string} part its coordinate: `Prayer.title`, `Query.prayers.first`, `PrayerSort.recent`
 * @property {string} reason
 * @property {{ who: string, operations: string[] }[]} uses who must change before it can be removed
 */

/**
 * Everything that the schema deprecates, with the operations that depend on it, in the sense in which `checkSchema`
 * refuses a removal.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {readonly import('./frontEnds.mjs').FrontEnd[]} frontEnds
 * @returns {Deprecation[]}
 */
export function findDeprecations(schema, frontEnds) {
  const deprecated = partsOfSchema(schema).flatMap(({ part, reason }) =>
    reason === null ? [] : [{ part, reason }],
  );
  if (deprecated.length === 0) return [];
  const used = frontEnds.map(({ who, operations }) => ({
    who,
    operations: Object.entries(operations).map(([name, text]) => ({ name, parts: usedParts(text, schema) })),
  }));
  return deprecated.map(({ part, reason }) => ({
    part,
    reason,
    uses: used.flatMap(({ who, operations }) => {
      const users = operations.filter(({ parts }) => parts.has(part)).map(({ name }) => name);
      return users.length === 0 ? [] : [{ who, operations: users }];
    }),
  }));
}

/**
 * Who must change before a deprecated part of the schema can be removed, one line for each use.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {readonly import('./frontEnds.mjs').FrontEnd[]} frontEnds
 */
export function deprecatedRemarks(schema, frontEnds) {
  return findDeprecations(schema, frontEnds).flatMap(({ part, reason, uses }) =>
    uses.flatMap(({ who, operations }) =>
      operations.map(
        (operation) => `${who} still depends with ${operation} on what is deprecated: ${part}. ${reason}`,
      ),
    ),
  );
}
