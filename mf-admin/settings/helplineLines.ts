import { helplineNeeds, settingsRule, type CrisisLine } from 'schema/rules/settings';

/** Helplines as text, one in each line: country; its two letters; name; telephone; page. */
export const writeLines = (lines: readonly CrisisLine[]): string =>
  lines
    .map(({ country, countryCode, name, phone, url }) =>
      [country, countryCode, name, phone ?? '', url ?? ''].join('; '),
    )
    .join('\n');

/** Also as keyboards of Arabic and of East Asia write it. */
const semicolon = /[;؛；]/;

/** The first line that is no helpline. */
export interface WrongLine {
  number: number;
  /** Whether it lacks only a telephone number or a page. */
  isUnreachable: boolean;
}

/** The helplines of such a text; `wrong` is null if all lines are. */
export function readLines(text: string): { lines: CrisisLine[]; wrong: WrongLine | null } {
  const read = text.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }));
  const lines: CrisisLine[] = [];
  for (const { number, line } of read) {
    if (line === '') continue;
    const [country = '', code = '', name = '', phone = '', url = '', ...more] = line
      .split(semicolon)
      .map((part) => part.trim());
    const given = { country, countryCode: code.toUpperCase(), name, phone: phone || null, url: url || null };
    const { data, error } = settingsRule.safeParse({ crisisLines: [given] });
    const found = data?.crisisLines?.[0];
    if (!found || more.length > 0) {
      const isUnreachable = error?.issues[0]?.message === helplineNeeds;
      return { lines, wrong: { number, isUnreachable } };
    }
    lines.push(found);
  }
  return { lines, wrong: null };
}
