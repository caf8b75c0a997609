// @ts-check
import { buildSchema } from 'graphql';
import { partsOfSchema } from './parts.mjs';

/**
 * The differences between two schemas, as lists of parts. The content of a new or removed part is left out.
 *
 * @typedef {object} SchemaChanges
 * @property {string[]} removed
 * @property {string[]} changed with the former type and the present one
 * @property {string[]} deprecated with the reason
 * @property {string[]} added with the type
 */

/**
 * @param {string} before SDL
 * @param {string} after SDL
 * @returns {SchemaChanges}
 */
export function changesBetween(before, after) {
  const former = partsByName(before);
  const present = partsByName(after);
  const all = [...present.values()];
  const removed = [...former.keys()].filter((part) => !present.has(part));
  const added = all.filter(({ part }) => !former.has(part));
  const isNew = isOutermost(new Set(added.map(({ part }) => part)));
  return {
    removed: removed.filter(isOutermost(new Set(removed))),
    changed: all.flatMap(({ part, is }) => {
      const was = former.get(part)?.is;
      return was === undefined || was === is ? [] : [`${part}: ${was} → ${is}`];
    }),
    deprecated: all.flatMap(({ part, reason }) =>
      reason === null || former.get(part)?.reason === reason ? [] : [`${part}: ${reason}`],
    ),
    added: added.filter(({ part }) => isNew(part)).map(({ text }) => text),
  };
}

/** @param {SchemaChanges} changes */
export const isEmpty = (changes) => Object.values(changes).every((parts) => parts.length === 0);

/** @param {string} sdl */
const partsByName = (sdl) => new Map(partsOfSchema(buildSchema(sdl)).map((part) => [part.part, part]));

/** @param {ReadonlySet<string>} parts */
function isOutermost(parts) {
  return (/** @type {string} */ part) => {
    const names = part.split('.');
    return !names.some((_, index) => index > 0 && parts.has(names.slice(0, index).join('.')));
  };
}
