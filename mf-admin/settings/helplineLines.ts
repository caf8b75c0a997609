import { settingsRule, type CrisisLine } from 'schema/rules/settings';

/** Helplines as text, one in each line: country; its two letters; name; telephone; page. */
export const writeLines = (lines: readonly CrisisLine[]): string =>
  lines
    .map(({ country, countryCode, name, phone, url }) =>
      [country, countryCode, name, phone ?? '', url ?? ''].join('; '),
    )
    .join('\n');

/** Also as keyboards of Arabic and of East Asia write it. */
const semicolon = /[;؛；]/;

/** The helplines of such a text, and the number of the first line that is none; null if all are. */
export function readLines(text: string): { lines: CrisisLine[]; wrong: number | null } {
  const read = text.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }));
  const lines: CrisisLine[] = [];
  for (const { number, line } of read) {
    if (line === '') continue;
    const [country = '', code = '', name = '', phone = '', url = '', ...more] = line
      .split(semicolon)
      .map((part) => part.trim());
    const given = { country, countryCode: code.toUpperCase(), name, phone: phone || null, url: url || null };
    const found = settingsRule.safeParse({ crisisLines: [given] }).data?.crisisLines?.[0];
    if (!found || more.length > 0) return { lines, wrong: number };
    lines.push(found);
  }
  return { lines, wrong: null };
}
