import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse as parseCsv } from 'csv-parse';
import type { Message } from 'schema/messages';
import { anonymousImportRule, importColumns, maxImportLines, signedImportRule } from 'schema/rules/portable';
import { z } from 'zod';
import { BadInput } from '../../platform/errors';
import { withoutGuard } from './csv';

/** A prayer of a file; the name of an anonymous one is empty. */
export type ImportedPrayer = z.output<typeof signedImportRule>;

/** A prayer, or why the line is none. */
export type ImportLine =
  { line: number; prayer: ImportedPrayer; refusal: null } | { line: number; prayer: null; refusal: string };

/** An export says who may read a prayer: loaded elsewhere, it is not opened to everybody. */
type Column = (typeof importColumns)[number] | 'visibility';

/** How many records are read before other requests get their turn. */
const recordsAtOnce = 250;
/** Bytes that are split into records at once: some records have two. */
const pieceLength = 8 * 1024;
/** Those without words, too, which spreadsheets write for empty rows. */
const mostRecords = 2 * maxImportLines;

/** The prayers of a CSV file, judged by the rules of the prayer form. @throws BadInput if it is no such file */
export async function readLines(text: string): Promise<ImportLine[]> {
  const parser = parseCsv({
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    raw: true,
  });
  const lines: ImportLine[] = [];
  let header: string[] | null = null;
  let nextLine = 1;
  let records = 0;
  try {
    for await (const one of Readable.from(piecesOf(text)).pipe(parser)) {
      const { record, raw } = one as { record: string[]; raw: string };
      const line = nextLine + countBreaks(/^[\r\n]*/.exec(raw)![0]);
      nextLine += countBreaks(raw);
      records += 1;
      if (records > mostRecords) throw refusal('The file has too many empty lines');
      if (records % recordsAtOnce === 0) await breathe();
      if (record.every((cell) => cell.trim() === '')) continue;
      if (header === null) {
        header = readHeader(record);
        continue;
      }
      if (lines.length === maxImportLines)
        throw refusal(`Please import at most ${maxLinesText} prayers at a time`);
      lines.push(readLine(header, record, line));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`The file is not valid CSV: ${reasons[error.code] ?? 'it cannot be read'}`);
  } finally {
    parser.destroy();
  }
  if (header === null) throw refusal(headerMessage);
  return lines;
}

const maxLinesText = maxImportLines.toLocaleString('en');

const headerMessage: Message = `The first line must name the columns: ${importColumns.join(', ')}`;

const reasons: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed',
};

/** Spreadsheets separate by what their language does not use in numbers. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]!.sign;
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
    await breathe();
  }
}

/** The columns in the order of the file, in lower case: `is_anonymous` and `Is Anonymous` are `isanonymous`. */
function readHeader(record: readonly string[]): string[] {
  const header = record.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  if (!['title', 'description'].every((name) => header.includes(name))) throw refusal(headerMessage);
  const twice = importColumns.find((name) => header.filter((one) => one === name.toLowerCase()).length > 1);
  if (twice) throw refusal(`The column ${twice} is there twice`);
  return header;
}

function readLine(header: readonly string[], record: readonly string[], line: number): ImportLine {
  if (record.length !== header.length)
    return refused(`The line has ${record.length} columns instead of ${header.length}`);
  const cell = (column: Column) => withoutGuard(record[header.indexOf(column.toLowerCase())] ?? '');
  const isAnonymous = flags[cell('isAnonymous').trim().toLowerCase()];
  if (isAnonymous === undefined) return refused('isAnonymous must be true or false');
  const given = {
    title: cell('title'),
    description: cell('description'),
    category: cell('category').trim().toLowerCase() || null,
    isAnonymous,
    visibility: cell('visibility').trim().toLowerCase() || null,
    name: cell('name'),
    createdAt: cell('createdAt').trim() || null,
  };
  const rule: z.core.$ZodType<Omit<ImportedPrayer, 'name'> & { name?: string }> = isAnonymous
    ? anonymousImportRule
    : signedImportRule;
  const { data, error } = z.safeParse(rule, given);
  if (!data) return refused([...new Set(error.issues.map(({ message }) => message))].join('; '));
  return { line, prayer: { ...data, name: data.name ?? '' }, refusal: null };

  function refused(reason: string): ImportLine {
    return { line, prayer: null, refusal: reason };
  }
}

/** The forms that spreadsheets give to true and false. */
const flags: Partial<Record<string, boolean>> = {
  ...{ '': false, false: false, no: false, '0': false },
  ...{ true: true, yes: true, '1': true },
};

/** `raw` has the empty lines before a record too. csv-parse counts the two characters of CRLF in a cell as two lines. */
function countBreaks(raw: string): number {
  return raw.match(/\r\n|\n|\r/g)?.length ?? 0;
}

function refusal(message: Message): BadInput {
  return new BadInput([{ path: 'file', message }]);
}
