import type { ReservedSql } from 'postgres';
import { importQueryRule } from 'schema/rules/portable';
import type { z } from 'zod';
import { recordKey } from '../../platform/database/idempotency';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { raceOf } from '../../platform/database/violations';
import { parse, UnreadableBody } from '../../platform/errors';
import { createConcurrencyLimit } from '../../platform/limits/concurrencyLimit';
import { speaksOfSelfHarm } from '../care/words';
import type { Context } from '../members/context';
import { logging } from '../moderation/auditLog';
import { findKnown, insertImported, recordImport, withImportConnection } from './importSql';
import { readLines, type ImportedPrayer, type ImportLine } from './readLines';
import type { importResult } from './responses';

type ImportResult = z.output<typeof importResult>;

/**
 * In one statement. Each word that their texts share is a row that the statement locks and changes once for each prayer:
 * more at once would keep members who post from theirs.
 */
const prayersAtOnce = 100;
/** How often a statement is tried that others have cut off. */
const attempts = 6;

/** A file of 10 MB takes 100 MB of memory. */
const imports = createConcurrencyLimit({ maxRunning: 1, maxQueued: 4 });

/**
 * Makes the prayers of a CSV file, except those that the site has already, or says what it would do. A file that was
 * imported in part, because the connection was lost, is completed by the same call again.
 *
 * @throws Unauthenticated, Forbidden, BadInput, TryAgainLater
 */
export async function importPrayers(ctx: Context, query: unknown, file: unknown): Promise<ImportResult> {
  const admin = await ctx.requireSiteAdmin();
  const dryRun = parse(importQueryRule, query).dryRun === 'true';
  if (file instanceof UnreadableBody) throw file.refusal;
  return imports.run(async () => {
    const lines = await readLines(file as string);
    if (!dryRun) await recordKey(ctx, admin, { operation: 'importPrayers', input: file });
    const firsts = firstLines(lines);
    const wanted = [...firsts.values()];
    const known = await withImportConnection(ctx.direct, async (connection) => {
      const found = await findKnown(
        connection,
        wanted.map(({ prayer }) => prayer),
      );
      const missing = wanted.filter((_, position) => !found.has(position)).map(({ prayer }) => prayer);
      if (!dryRun && missing.length > 0) await makeAll(connection, missing, admin.id);
      return found;
    });
    return resultOf(
      dryRun,
      lines,
      new Set(wanted.filter((_, position) => known.has(position)).map(({ line }) => line)),
    );
  });
}

interface ValidLine {
  line: number;
  prayer: ImportedPrayer;
}

const wordsOf = ({ title, description }: ImportedPrayer) => `${title}\0${description}`;

/** The first line of each prayer, by its words. */
function firstLines(lines: readonly ImportLine[]): Map<string, ValidLine> {
  const firsts = new Map<string, ValidLine>();
  for (const { line, prayer } of lines) {
    if (prayer && !firsts.has(wordsOf(prayer))) firsts.set(wordsOf(prayer), { line, prayer });
  }
  return firsts;
}

/** Makes prayers in short statements, so that members can post in between. */
async function makeAll(
  connection: ReservedSql,
  prayers: readonly ImportedPrayer[],
  actorId: number,
): Promise<void> {
  let made = 0;
  try {
    while (made < prayers.length) {
      const some = prayers.slice(made, made + prayersAtOnce).map((prayer) => ({
        ...prayer,
        needsCare: speaksOfSelfHarm(`${prayer.title}\n${prayer.description}`),
      }));
      await settled(() => insertImported(connection, some));
      made += some.length;
    }
  } finally {
    if (made > 0) {
      await recordImport(connection);
      const subject = made === 1 ? 'one prayer' : `${made.toLocaleString('en')} prayers`;
      await connection`${logging(connection, { actorId, action: 'import_prayers', subject, reason: null })}`;
    }
  }
}

/** A statement that was cut off by others has done nothing. */
async function settled(act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (raceOf(error) === null || attempt === attempts) throw error;
    }
  }
}

function resultOf(dryRun: boolean, lines: readonly ImportLine[], known: ReadonlySet<number>): ImportResult {
  const firsts = firstLines(lines);
  const judged = lines.map(({ line, prayer, refusal }): ImportResult['lines'][number] => {
    if (!prayer) return { line, action: 'error', message: refusal };
    const first = firsts.get(wordsOf(prayer))!;
    if (first.line !== line)
      return { line, action: 'skip', message: `The same prayer as on line ${first.line}` };
    if (known.has(line)) return { line, action: 'skip', message: 'This prayer is there already' };
    return { line, action: 'create', message: 'A new prayer' };
  });
  const count = (action: string) => judged.filter((one) => one.action === action).length;
  return {
    dryRun,
    created: count('create'),
    skipped: count('skip'),
    failed: count('error'),
    lines: firstWithin(pageBytes.rest, errorsFirst(judged)).sort((one, other) => one.line - other.line),
  };
}

/** Who has to correct them needs them all. */
function errorsFirst(lines: ImportResult['lines']): ImportResult['lines'] {
  return [
    ...lines.filter(({ action }) => action === 'error'),
    ...lines.filter(({ action }) => action !== 'error'),
  ];
}
