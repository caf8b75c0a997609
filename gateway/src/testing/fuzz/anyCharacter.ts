import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Halves of pairs are no characters. */
const [firstHalf, halves, characters] = [0xd800, 0x800, 0x110000];

/**
 * Any character, with the values of fast-check's unit "binary", whose table of all of them takes more than a second to
 * make.
 */
export const anyCharacter: Arbitrary<string> = fc
  .nat({ max: characters - halves - 1 })
  .map((turn) => String.fromCodePoint(turn < firstHalf ? turn : turn + halves), turnOf);

/** Throws for what is not one character. */
function turnOf(character: unknown): number {
  const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== character || isHalf(point))
    throw new Error('Not one character');
  return point < firstHalf ? point : point - halves;
}

const isHalf = (point: number) => point >= firstHalf && point < firstHalf + halves;
