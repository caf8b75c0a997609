import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { changesBetween, isEmpty } from '../../schema/compatibility/changes.mjs';
import { capture } from '../../scripts/terminal/command.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { root, inRoot } from '../../scripts/tree/root.mjs';

const file = inRoot('schema/changes.json');

/**
 * Adds to schema/changes.json what differs between the printed schema and the one that it knows last.
 *
 * @returns {Promise<boolean>} whether something was missing
 */
export async function recordSchemaChanges(today = new Date().toISOString().slice(0, 10)) {
  const days = JSON.parse(readFileSync(file, 'utf8'));
  const sdl = readFileSync(inRoot('schema/schema.graphql'), 'utf8');
  const recorded = await recordDay(days, sdl, today, readBlob);
  if (recorded === days) return false;
  // Until it is committed.
  await capture('git', ['hash-object', '-w', 'schema/schema.graphql'], { cwd: root });
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  return true;
}

/**
 * The days with the present schema, newest first. One day is compared with the one before it, so that what comes and
 * goes on it is not listed.
 *
 * @typedef {{ date: string, schema: string } & import('../../schema/compatibility/changes.mjs').SchemaChanges} Day
 *   schema: the id that git gives to the text of that day's schema
 * @param {Day[]} days
 * @param {string} sdl
 * @param {string} today
 * @param {(id: string) => Promise<string>} read the text with an id
 */
export async function recordDay(days, sdl, today, read) {
  const schema = blobId(sdl);
  if (days[0].schema === schema) return days;
  const [last, ...earlier] = days[0].date === today && days.length > 1 ? days.slice(1) : days;
  const changes = changesBetween(await read(last.schema), sdl);
  // Descriptions alone.
  if (isEmpty(changes)) return [{ ...last, schema }, ...earlier];
  return [{ date: today, schema, ...changes }, last, ...earlier];
}

/** The id that git gives to a text. */
export function blobId(text) {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

async function readBlob(id) {
  const { code, output } = await capture('git', ['cat-file', 'blob', id], { cwd: root });
  if (code === 0) return output;
  throw new Failure(
    `PW-280 The schema that schema/changes.json knows last (${id}) is not in this clone: git fetch --unshallow.`,
  );
}
