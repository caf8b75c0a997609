/**
 * How many lines a text needs, rather too many than too few. It cannot be measured, because only the browser knows its
 * fonts.
 *
 * @param width of a line, in em
 */
export function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((lines, line) => lines + linesOfLine(line, width), 0);
}

function linesOfLine(line: string, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const [piece] of line.matchAll(pieces)) {
    const length = widthOf(piece);
    if (filled > 0 && filled + length > width) {
      lines += 1;
      filled = 0;
    }
    // A longer word is broken anywhere.
    lines += Math.floor((filled + length) / width);
    filled = (filled + length) % width;
  }
  return lines;
}

/** Scripts without spaces, in which a line may end after each character. */
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';

/** Between these a line may end. */
const pieces = new RegExp(`${unspaced}|\\s+|\\S+?(?=${unspaced}|\\s|$)`, 'gu');

function widthOf(piece: string): number {
  return Array.from(piece).reduce(
    (sum, character) => sum + widths.find(([form]) => form.test(character))![1],
    0,
  );
}

/** In em, of Georgia and a little more; the first form that matches. */
const widths: readonly [RegExp, number][] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\s.,:;'’!|ijl()[\]-]/u, 0.33],
  [/[mwMW@%—…]/u, 1],
  [/[a-z]/u, 0.55],
  [/[A-Z\d]/u, 0.73],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u, 0.73],
  [/[\p{Script=Arabic}\p{Script=Hebrew}\p{P}]/u, 0.65],
  [/\p{Extended_Pictographic}/u, 1.4],
  [/[^]/u, 1.05],
];

/** A text that takes at most so many lines, where possible: its own line breaks go first. */
export function fitLines(text: string, { width, lines }: { width: number; lines: number }): string {
  const tidy = text.replace(/\s*\n\s*/g, '\n');
  return !tidy.includes('\n') || linesOf(tidy, width) <= lines ? tidy : tidy.replaceAll('\n', ' ');
}
